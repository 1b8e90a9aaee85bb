/** Choosing the values of an offered order: numbers in their ranges, and items of lists in an order. It knows no rules. */
import type { OfferedStandingOrder, Tagged } from '../../api/types';

export type Item = number | string;

/** All offers of one type. If there are several, they differ in the `differingFields`, and one is picked. */
export interface StandingOrderType {
  readonly type: string;
  readonly offers: readonly OfferedStandingOrder[];
  readonly differingFields: readonly string[];
}

/** An item of a list; equal items are distinguished by a number. */
export interface NumberedItem {
  readonly key: string;
  readonly value: Item;
}

/** The choices so far, by field. Fields without a choice have the offered value. */
export interface StandingOrderChoice {
  readonly variant?: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** The keys of the chosen items, in order. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export const NOTHING_CHOSEN: StandingOrderChoice = { numbers: {}, lists: {} };

export function typesOf(offered: readonly OfferedStandingOrder[]): StandingOrderType[] {
  const types = [...new Set(offered.map(({ order }) => order.type))];
  return types.map((type) => {
    const offers = offered.filter(({ order }) => order.type === type);
    return { type, offers, differingFields: fixedFields(offers[0]!).filter((field) => differs(offers, field)) };
  });
}

/** Identifies an offer among those of its type. */
export function variantOf(offer: OfferedStandingOrder): string {
  return JSON.stringify(fixedFields(offer).map((field) => offer.order[field]));
}

/** The chosen offer; null while none of several is picked. */
export function chosenOffer(
  { offers }: StandingOrderType,
  { variant }: StandingOrderChoice,
): OfferedStandingOrder | null {
  return offers.length === 1 ? offers[0]! : (offers.find((offer) => variantOf(offer) === variant) ?? null);
}

export function numberedItems(items: readonly Item[]): NumberedItem[] {
  const counts = new Map<Item, number>();
  return items.map((value) => {
    const number = counts.get(value) ?? 0;
    counts.set(value, number + 1);
    return { key: `${value}/${number}`, value };
  });
}

/** The chosen number, limited to the range that is offered now. */
export function chosenNumber(offer: OfferedStandingOrder, { numbers }: StandingOrderChoice, field: string): number {
  const { least, most } = offer.numbers[field]!;
  return Math.min(most, Math.max(least, numbers[field] ?? (offer.order[field] as number)));
}

/** The chosen items, in order, as far as they are offered now. */
export function chosenItems(
  offer: OfferedStandingOrder,
  { lists }: StandingOrderChoice,
  field: string,
): NumberedItem[] {
  const offered = new Map(numberedItems(offer.lists[field]!).map((item) => [item.key, item]));
  const keys = lists[field] ?? numberedItems(offer.order[field] as Item[]).map(({ key }) => key);
  return keys.flatMap((key) => offered.get(key) ?? []);
}

/** Adds an item at the end, or removes it. */
export function toggle(chosen: readonly NumberedItem[], key: string): string[] {
  const keys = chosen.map((item) => item.key);
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}

/** The order with all choices; null while a choice is missing. */
export function chosenOrder(orderType: StandingOrderType, choice: StandingOrderChoice): Tagged | null {
  const offer = chosenOffer(orderType, choice);
  if (!offer) return null;
  const numbers = Object.keys(offer.numbers).map((field) => [field, chosenNumber(offer, choice, field)] as const);
  const lists = Object.keys(offer.lists).map(
    (field) => [field, chosenItems(offer, choice, field).map(({ value }) => value)] as const,
  );
  if (lists.some(([, items]) => !items.length)) return null;
  return { ...offer.order, ...Object.fromEntries([...numbers, ...lists]) };
}

export function isSameOrder(one: Tagged, other: Tagged): boolean {
  const text = (thing: Tagged) => JSON.stringify(Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

function fixedFields({ order, numbers, lists }: OfferedStandingOrder): string[] {
  return Object.keys(order).filter((field) => field !== 'type' && !(field in numbers) && !(field in lists));
}

function differs(offers: readonly OfferedStandingOrder[], field: string): boolean {
  return new Set(offers.map(({ order }) => JSON.stringify(order[field]))).size > 1;
}
