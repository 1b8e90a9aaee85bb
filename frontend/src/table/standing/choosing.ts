/** Choosing the figures of an order: from what to what, and which things in which order. It holds no rules. */
import type { OfferedOrder, Thing } from '../../api/types';

export type Item = number | string;

/** All offers of one type: where there are several, they differ in some fields, and one of them is picked. */
export interface Kind {
  readonly type: string;
  readonly offers: readonly OfferedOrder[];
  readonly varies: readonly string[];
}

/** One of the things that a list may name; those that look alike are told apart by their number. */
export interface Choosable {
  readonly key: string;
  readonly value: Item;
}

/** What was chosen so far, by field: whatever is not in it is as it was offered. */
export interface Wish {
  readonly variant?: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** The keys of what is named, in order. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export const NOTHING_CHOSEN: Wish = { numbers: {}, lists: {} };

export function kindsOf(offered: readonly OfferedOrder[]): Kind[] {
  const types = [...new Set(offered.map(({ order }) => order.type))];
  return types.map((type) => {
    const offers = offered.filter(({ order }) => order.type === type);
    return { type, offers, varies: fixedFields(offers[0]!).filter((field) => differs(offers, field)) };
  });
}

/** Names an offer among those of its kind. */
export function variantOf(offer: OfferedOrder): string {
  return JSON.stringify(fixedFields(offer).map((field) => offer.order[field]));
}

/** The offer that is meant; null while none of several is picked. */
export function offerOf({ offers }: Kind, { variant }: Wish): OfferedOrder | null {
  return offers.length === 1 ? offers[0]! : (offers.find((offer) => variantOf(offer) === variant) ?? null);
}

export function choosables(items: readonly Item[]): Choosable[] {
  const seen = new Map<Item, number>();
  return items.map((value) => {
    const number = seen.get(value) ?? 0;
    seen.set(value, number + 1);
    return { key: `${value}/${number}`, value };
  });
}

/** The figure as it was chosen, within what is offered now. */
export function numberIn(offer: OfferedOrder, { numbers }: Wish, field: string): number {
  const { least, most } = offer.numbers[field]!;
  return Math.min(most, Math.max(least, numbers[field] ?? (offer.order[field] as number)));
}

/** What is named, in order, as far as it is offered now. */
export function listIn(offer: OfferedOrder, { lists }: Wish, field: string): Choosable[] {
  const there = new Map(choosables(offer.lists[field]!).map((choosable) => [choosable.key, choosable]));
  const keys = lists[field] ?? choosables(offer.order[field] as Item[]).map(({ key }) => key);
  return keys.flatMap((key) => there.get(key) ?? []);
}

/** Named last if it wasn't named, else no more. */
export function toggled(named: readonly Choosable[], key: string): string[] {
  const keys = named.map((choosable) => choosable.key);
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}

/** The order as it would be left; null while something has to be chosen yet. */
export function chosenOrder(kind: Kind, wish: Wish): Thing | null {
  const offer = offerOf(kind, wish);
  if (!offer) return null;
  const numbers = Object.keys(offer.numbers).map((field) => [field, numberIn(offer, wish, field)] as const);
  const lists = Object.keys(offer.lists).map(
    (field) => [field, listIn(offer, wish, field).map(({ value }) => value)] as const,
  );
  if (lists.some(([, named]) => !named.length)) return null;
  return { ...offer.order, ...Object.fromEntries([...numbers, ...lists]) };
}

export function isSame(one: Thing, other: Thing): boolean {
  const text = (thing: Thing) => JSON.stringify(Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

function fixedFields({ order, numbers, lists }: OfferedOrder): string[] {
  return Object.keys(order).filter((field) => field !== 'type' && !(field in numbers) && !(field in lists));
}

function differs(offers: readonly OfferedOrder[], field: string): boolean {
  return new Set(offers.map(({ order }) => JSON.stringify(order[field]))).size > 1;
}
