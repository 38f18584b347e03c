import type { English } from './english';

/** A dictionary as a translator writes it: the shape of the English one, any part of which may be missing. */
export type Dictionary = Partial<{ [Group in keyof English]: unknown }>;

/** A language the reader may choose. */
export interface Language {
  /** Code of the language, the value of `<html lang>`. */
  code: string;
  /** Its name in the language itself. */
  name: string;
  /** Fetches its dictionary. Missing for English, whose dictionary is always loaded. */
  load?: () => Promise<{ default: Dictionary }>;
}

/** The languages of the site, in the order of the menu. `translations/README.md` says how to add one. */
export const languages: readonly Language[] = [{ code: 'en', name: 'English' }];
