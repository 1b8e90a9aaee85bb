/** What a JSON object must look like: these fields in this order, none more. */
export type Shape = Readonly<Record<string, Is<unknown>>>;
export type Is<T> = (value: unknown) => value is T;
export type Shaped<S extends Shape> = { [Field in keyof S]: S[Field] extends Is<infer T> ? T : never };

export function fits<S extends Shape>(shape: S, value: unknown): value is Shaped<S> {
  if (!isObject(value)) return false;
  const fields = Object.keys(shape);
  const given = Object.keys(value);
  return (
    given.length === fields.length &&
    fields.every((field, place) => given[place] === field && shape[field]!(value[field]))
  );
}

export const isObject: Is<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Is<string> = (value): value is string => typeof value === 'string';
export const isFlag: Is<boolean> = (value): value is boolean => typeof value === 'boolean';
export const isWhole: Is<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isAnything: Is<unknown> = (value): value is unknown => value !== undefined;

export const isHash = matching(/^[0-9a-f]{64}$/);
export const isSignature = matching(/^[0-9a-f]{128}$/);
export const isNonce = matching(/^(?:[0-9a-f]{32})?$/);
export const isUuid = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

export function exactly<T extends string>(text: T): Is<T> {
  return (value): value is T => value === text;
}

export function either<T, U>(one: Is<T>, other: Is<U>): Is<T | U> {
  return (value): value is T | U => one(value) || other(value);
}

export function orNull<T>(is: Is<T>): Is<T | null> {
  return (value): value is T | null => value === null || is(value);
}

export function listOf<T>(is: Is<T>): Is<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(is);
}

export function object<S extends Shape>(shape: S): Is<Shaped<S>> {
  return (value): value is Shaped<S> => fits(shape, value);
}

function matching(pattern: RegExp): Is<string> {
  return (value): value is string => typeof value === 'string' && pattern.test(value);
}
