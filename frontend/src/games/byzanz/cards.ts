/** What is printed on the cards: 4 × kind + value − 1 for goods, 24 for every merchant. */
export const KINDS = ['cloth', 'wood', 'grain', 'olives', 'spice', 'wine', 'merchant'] as const;
export type KindName = (typeof KINDS)[number];
export const MERCHANT = 24;

export const kindOf = (card: number): number => Math.floor(card / 4);
export const kindName = (card: number): KindName => KINDS[kindOf(card)]!;
export const valueOf = (card: number): number => (card === MERCHANT ? 0 : (card % 4) + 1);
/** What a kept card counts at the end. */
export const profitOf = (card: number): number => (card === MERCHANT ? 5 : valueOf(card));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const worth = (cards: readonly number[]): number => sum(cards.map(valueOf));
export const profit = (cards: readonly number[]): number => sum(cards.map(profitOf));
