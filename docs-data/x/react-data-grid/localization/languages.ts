import * as locales from '@mui/x-data-grid/locales';

type Texts = Record<string, unknown>;

interface Translation {
  components: { MuiDataGrid: { defaultProps: { localeText: Texts } } };
}

/** A language of the package, and how many of its texts are translated. */
export interface Language {
  id: string;
  language: string;
  noRows: string;
  missing: number;
}

const textsOf = (translation: unknown) =>
  (translation as Translation).components.MuiDataGrid.defaultProps.localeText;

const keys = Object.keys(textsOf(locales.enUS));

export const languages: Language[] = Object.entries(locales)
  // A namespace that comes from CommonJS has a default export, too.
  .filter(([id]) => /^[a-z]{2}[A-Z]{2}$/.test(id))
  .map(([id, locale]) => {
    const texts = textsOf(locale);
    return {
      id,
      language: `${id.slice(0, 2)}-${id.slice(2)}`,
      noRows: String(texts.noRowsLabel),
      missing: keys.filter((key) => !(key in texts)).length,
    };
  });
