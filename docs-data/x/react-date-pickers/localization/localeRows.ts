import * as locales from '@mui/x-date-pickers/locales';

type Texts = Record<string, unknown>;

interface Translation {
  components: {
    MuiLocalizationProvider: { defaultProps: { localeText: Texts } };
  };
}

/** A language of the package, and how many of its texts are translated. */
export interface LocaleRow {
  importName: string;
  /** The language as a `lang` attribute. */
  language: string;
  nextMonth: string;
  missing: number;
}

const textsOf = (translation: Translation) =>
  translation.components.MuiLocalizationProvider.defaultProps.localeText;

const entries = Object.entries(locales).filter(
  (entry): entry is [string, Translation & (typeof entry)[1]] =>
    typeof entry[1] === 'object' && 'components' in entry[1],
);

const names = Object.keys(textsOf(locales.enUS as unknown as Translation));

/** The import for Kazakh begins with the code of its country. */
function languageOf(importName: string): string {
  const country = importName.slice(2);
  const language = importName.slice(0, 2).replace('kz', 'kk');
  return country ? `${language}-${country}` : language;
}

export const localeRows: LocaleRow[] = entries.map(([importName, locale]) => {
  const texts = textsOf(locale as unknown as Translation);
  return {
    importName,
    language: languageOf(importName),
    nextMonth: String(texts.nextMonth ?? ''),
    missing: names.filter((name) => !(name in texts)).length,
  };
});
