const STRING = String.raw`"(?:[^"\\\x00-\x1f\p{Surrogate}]+|\\["\\bfnrt]|\\u00(?:0[0-7bef]|1[0-9a-f]))*"`;
const TOKEN = new RegExp(String.raw`(${STRING})(:?)|[{}]|[^\s"{}]+`, 'uy');

/**
 * The value of a JSON text that is written as the log writes: no space, no key twice, each character in one way only.
 * Undefined for any other text.
 */
export function parseCanonical(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWrittenTheSame(text, value) || isCanonical(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The quick way for nearly all. Not for half a character, nor for numbers and orders of keys that JavaScript lacks. */
function isWrittenTheSame(text: string, value: unknown): boolean {
  return JSON.stringify(value) === text && !text.includes('\\ud');
}

/** Of a text that is JSON: how it nests is known to be right, so only its tokens are looked at. */
function isCanonical(text: string): boolean {
  const keys: Set<string>[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (!token) return false;
    const [whole, string, colon] = token;
    if (whole === '{') keys.push(new Set());
    else if (whole === '}') keys.pop();
    else if (string && colon && !isNew(keys.at(-1), string)) return false;
  }
  return true;
}

function isNew(keys: Set<string> | undefined, key: string): boolean {
  return keys !== undefined && !keys.has(key) && keys.add(key) !== undefined;
}
