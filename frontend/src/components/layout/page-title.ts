const SITE = 'Caravanserai';

export function pageTitle(page: string, waiting: number): string {
  return `${waiting ? `(${waiting}) ` : ''}${page ? `${page} · ` : ''}${SITE}`;
}
