/** The last head of each table's chain that this browser has seen while it played: what the log must still contain. */
const KEY = 'heads';
const MOST = 50;

type Heads = [table: string, head: string][];

export function keepHead(table: string, head: string): void {
  const others = heads().filter(([known]) => known !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, head]].slice(-MOST)));
}

export function keptHead(table: string): string | undefined {
  return heads().find(([known]) => known === table)?.[1];
}

function heads(): Heads {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Heads;
}
