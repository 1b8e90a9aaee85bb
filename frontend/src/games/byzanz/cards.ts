/** A card's number encodes its kind and value: 4 × kind + value − 1 for goods, 24 for every merchant. */
export const KINDS = ['cloth', 'wood', 'grain', 'olives', 'spice', 'wine', 'merchant'] as const;
export type KindName = (typeof KINDS)[number];
const MERCHANT = 24;

export const kindOf = (card: number): number => Math.floor(card / 4);
export const kindName = (card: number): KindName => KINDS[kindOf(card)]!;
export const valueOf = (card: number): number => (card === MERCHANT ? 0 : (card % 4) + 1);

export const totalValue = (cards: readonly number[]): number => cards.reduce((total, card) => total + valueOf(card), 0);
