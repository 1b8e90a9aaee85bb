/** The site's own words: a Fluent catalogue for each language, loaded when it is spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { speak } from '../api/client';
import { withMinus } from './minus';

export const LANGUAGES = ['en', 'hu', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'magyar', de: 'Deutsch', it: 'italiano' };

const catalogues = import.meta.glob<{ default: string }>('./*/index.ts');
const KEPT = 'language';

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #asked = 0;

  /** The last choice counts, whichever catalogue comes last. */
  async speak(language: Language): Promise<void> {
    const number = ++this.#asked;
    const catalogue = await catalogues[`./${language}/index.ts`]!();
    if (number !== this.#asked) return;
    this.#bundle = bundleOf(language, catalogue.default);
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    return format(this.#bundle, id, values) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

export const words = new Words();
export const t = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);

export function isLanguageChosen(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** What was chosen here before, else what the browser asks for. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const asked = kept ? [kept] : navigator.languages;
  return negotiateLanguages(asked, [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' })[0] as Language;
}

export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language === 'en' ? 'en-GB' : language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(catalogue));
  if (error) throw error;
  return bundle;
}

export function format(bundle: FluentBundle, id: string, values?: Record<string, FluentVariable>): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? withMinus(bundle.formatPattern(pattern, values, [])) : null;
}
