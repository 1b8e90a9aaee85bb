/** The site's own messages: a Fluent catalogue for each language, loaded when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { setRequestLanguage } from '../api/client';
import { withMinusSign } from './minus-sign';

export const LANGUAGES = ['en', 'hu', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'magyar', de: 'Deutsch', it: 'italiano' };

const catalogues = import.meta.glob<{ default: string }>('./*/index.ts');
const STORAGE_KEY = 'language';

class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #loads = 0;

  /** The last call wins, whichever catalogue arrives last. */
  async load(language: Language): Promise<void> {
    const load = ++this.#loads;
    const catalogue = await catalogues[`./${language}/index.ts`]!();
    if (load !== this.#loads) return;
    this.#bundle = createBundle(language, catalogue.default);
    this.language = language;
    document.documentElement.lang = language;
    setRequestLanguage(language);
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORAGE_KEY, language);
    await this.load(language);
  }

  translate(id: string, values?: Record<string, FluentVariable>): string {
    return formatMessage(this.#bundle, id, values) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

export const i18n = new I18n();
export const t = (id: string, values?: Record<string, FluentVariable>): string => i18n.translate(id, values);

export function hasChosenLanguage(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** The language that was chosen in this browser before, or else the browser's own. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  const requested = stored ? [stored] : navigator.languages;
  return negotiateLanguages(requested, [...LANGUAGES], { defaultLocale: 'en', strategy: 'lookup' })[0] as Language;
}

export function createBundle(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language === 'en' ? 'en-GB' : language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(catalogue));
  if (error) throw error;
  return bundle;
}

export function formatMessage(
  bundle: FluentBundle,
  id: string,
  values?: Record<string, FluentVariable>,
): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? withMinusSign(bundle.formatPattern(pattern, values, [])) : null;
}
