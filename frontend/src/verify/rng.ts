import { concat, uint64, utf8, type Bytes } from './bytes.ts';
import { hmac, sha256 } from './digest.ts';

const WORD_RANGE = 2 ** 32;
const WORDS_IN_BLOCK = 8;

/** Reproducible randomness, specified in docs/randomness.md. */
export interface Rng {
  word(): Promise<number>;
  below(bound: number): Promise<number>;
  choice<T>(options: readonly T[]): Promise<T>;
  shuffled<T>(items: readonly T[]): Promise<T[]>;
  /** An independent Rng. It does not depend on what was drawn from this one. */
  fork(...labels: readonly (string | number)[]): Promise<Rng>;
}

export function rng(seed: Bytes): Rng {
  if (seed.length !== 32) throw new RangeError(`a seed must have 32 bytes, not ${seed.length}`);
  let blocks = 0;
  let words: number[] = [];

  async function refill(): Promise<void> {
    const block = new DataView((await sha256(concat(seed, uint64(blocks)))).buffer);
    blocks += 1;
    words = Array.from({ length: WORDS_IN_BLOCK }, (_, index) => block.getUint32(4 * index));
  }

  async function word(): Promise<number> {
    if (words.length === 0) await refill();
    return words.shift()!;
  }

  async function below(bound: number): Promise<number> {
    if (!(bound >= 1 && bound <= WORD_RANGE)) throw new RangeError(`the bound must be between 1 and 2**32: ${bound}`);
    const limit = WORD_RANGE - (WORD_RANGE % bound);
    for (;;) {
      const drawn = await word();
      if (drawn < limit) return drawn % bound;
    }
  }

  async function choice<T>(options: readonly T[]): Promise<T> {
    return options[await below(options.length)]!;
  }

  async function shuffled<T>(items: readonly T[]): Promise<T[]> {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = await below(last + 1);
      [copy[last], copy[other]] = [copy[other]!, copy[last]!];
    }
    return copy;
  }

  async function fork(...labels: readonly (string | number)[]): Promise<Rng> {
    return rng(await hmac(seed, utf8(labels.join('/'))));
  }

  return { word, below, choice, shuffled, fork };
}
