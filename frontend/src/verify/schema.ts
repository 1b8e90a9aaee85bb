/** The fields that a JSON object must have: exactly these, in this order. */
export type Schema = Readonly<Record<string, Guard<unknown>>>;
export type Guard<T> = (value: unknown) => value is T;
export type Parsed<S extends Schema> = { [Field in keyof S]: S[Field] extends Guard<infer T> ? T : never };

export function matches<S extends Schema>(schema: S, value: unknown): value is Parsed<S> {
  if (!isObject(value)) return false;
  const fields = Object.keys(schema);
  const given = Object.keys(value);
  return (
    given.length === fields.length &&
    fields.every((field, index) => given[index] === field && schema[field]!(value[field]))
  );
}

export const isObject: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isString: Guard<string> = (value): value is string => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';
/** 0, 1, 2, … */
export const isWholeNumber: Guard<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
export const isDefined: Guard<unknown> = (value): value is unknown => value !== undefined;

export const isHash = matching(/^[0-9a-f]{64}$/);
export const isSignature = matching(/^[0-9a-f]{128}$/);
export const isNonce = matching(/^(?:[0-9a-f]{32})?$/);
export const isUuid = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

export function literal<T extends string>(text: T): Guard<T> {
  return (value): value is T => value === text;
}

export function union<T, U>(one: Guard<T>, other: Guard<U>): Guard<T | U> {
  return (value): value is T | U => one(value) || other(value);
}

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function arrayOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard);
}

export function object<S extends Schema>(schema: S): Guard<Parsed<S>> {
  return (value): value is Parsed<S> => matches(schema, value);
}

function matching(pattern: RegExp): Guard<string> {
  return (value): value is string => typeof value === 'string' && pattern.test(value);
}
