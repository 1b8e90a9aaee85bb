const SITE = 'Caravanserai';

export function titleOf(page: string, waiting: number): string {
  return `${waiting ? `(${waiting}) ` : ''}${page ? `${page} · ` : ''}${SITE}`;
}
