const STRING = String.raw`"(?:[^"\\\x00-\x1f\p{Surrogate}]+|\\["\\bfnrt]|\\u00(?:0[0-7bef]|1[0-9a-f]))*"`;
const TOKEN = new RegExp(String.raw`(${STRING})(:?)|[{}]|[^\s"{}]+`, 'uy');

/**
 * The value of a JSON text in the log's canonical form: no spaces, no repeated keys, and one way to write each
 * character. Undefined for any other text.
 */
export function parseCanonical(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isUnchangedByStringify(text, value) || isCanonical(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The fast path. Fails for numbers and orders of keys that JavaScript can't keep; `\\ud` may be half a character. */
function isUnchangedByStringify(text: string, value: unknown): boolean {
  return JSON.stringify(value) === text && !text.includes('\\ud');
}

/** For valid JSON only: the nesting is known to be right, so it is enough to check the tokens. */
function isCanonical(text: string): boolean {
  const keys: Set<string>[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (!token) return false;
    const [whole, string, colon] = token;
    if (whole === '{') keys.push(new Set());
    else if (whole === '}') keys.pop();
    else if (string && colon && !addKey(keys.at(-1), string)) return false;
  }
  return true;
}

/** False if the key was there before. */
function addKey(keys: Set<string> | undefined, key: string): boolean {
  return keys !== undefined && !keys.has(key) && keys.add(key) !== undefined;
}
