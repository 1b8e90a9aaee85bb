/** Remembers the last head of each table's chain that this browser has seen; verification checks that the log contains it. */
const STORAGE_KEY = 'heads';
const MAX_TABLES = 50;

type Heads = [table: string, head: string][];

export function saveHead(table: string, head: string): void {
  const others = storedHeads().filter(([other]) => other !== table);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, [table, head]].slice(-MAX_TABLES)));
}

export function savedHead(table: string): string | undefined {
  return storedHeads().find(([other]) => other === table)?.[1];
}

function storedHeads(): Heads {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Heads;
}
