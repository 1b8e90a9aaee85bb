/** What is printed on the item cards. The view has only the names of items that players own. */
import type { Card } from './types';

interface Edition {
  items: Record<string, { black: number; red: number; fame: number; crown?: boolean }>;
}

const files = import.meta.glob<Edition>('@games/jantaris/editions/*.toml', { eager: true, import: 'default' });
const editions = new Map(
  Object.entries(files).map(([path, edition]) => [path.split('/').at(-1)!.replace('.toml', ''), edition]),
);

export function cardOf(edition: string, item: string): Card {
  const printed = editions.get(edition)?.items[item] ?? { black: 0, red: 0, fame: 0 };
  return { item, crown: false, ...printed };
}
