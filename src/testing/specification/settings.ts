import type { Rule } from './rule';

const reducer = 'src/base/theme/settings/reduceTheme.node.test.ts';
const store = 'src/base/theme/settings/settings.test.tsx';
const drawer = 'src/features/settings/Settings.test.tsx';
const browser = 'src/testing/e2e/settings.spec.ts';
const look = 'src/testing/e2e/themeSettings.spec.ts';
const words = 'src/base/i18n/translate.test.tsx';
const keys = 'src/base/i18n/keys.node.test.ts';
const catalogue = 'src/testing/errorCatalogue.test.tsx';
const hostile = 'src/testing/hostile/hostile.test.ts';

/** What it says of settings, of what is stored of them, of languages and of errors. */
export const settingsRules: readonly Rule[] = [
  {
    section: '2 Page elements',
    holds: 'the settings drawer: color, mode, direction, language',
    tests: {
      [drawer]: [
        'changes mode, direction and code language',
        'changes density and spacing, and takes both back',
        'leads to the color page where there is one, and closes on the way',
        'offers the way back to the colors of the site, and no link to a page that is not there',
      ],
    },
  },
  {
    section: '3 Theme settings',
    holds: 'dense, direction, palette colors, spacing (8) and palette mode restyle shell and demos',
    tests: {
      [look]: [
        'density changes shell and demos at once, and stays for the next page and visit',
        'spacing changes shell and demos at once, stays, and is reset with density',
        'colors of the cookie show in shell and demos, in every scheme, until they are reset',
        'density, spacing and colors are there at the first paint, without any script of the bundle',
      ],
    },
  },
  {
    section: '3 Stored preferences',
    holds: 'mui-mode and the scheme keys in local storage',
    tests: {
      [store]: ['shows a change on the document and keeps it under the names readers rely on'],
    },
  },
  {
    section: '3 Stored preferences',
    holds: 'the cookies codeVariant, codeStyling and paletteColors',
    tests: {
      'src/base/code/preferences.test.tsx': ['remembers a choice in cookies'],
      [store]: [
        'show and are kept in a cookie for a year, until they are reset',
        'come with the cookie alone, and go with it',
      ],
    },
  },
  {
    section: '3 Stored preferences',
    holds: 'hostile values do no harm, blocked storage neither',
    tests: {
      [hostile]: [
        'hostile values do no harm as %s',
        'hostile values do no harm in %s',
        'tries everything that reads what strangers write',
      ],
      [look]: ['hostile cookies, hash, query and storage leave the page whole'],
      [browser]: [
        'blocked storage leaves the page whole',
        'blocked cookies cost nothing but the next visit',
      ],
    },
  },
  {
    section: '3 Locale dictionary',
    holds: 'nested keys by language, none unused, none missing, the named groups among them',
    tests: {
      [keys]: [
        'has no text that nobody uses',
        'has every text that is used',
        'has the group "%s" of spec §3, with texts that are used',
      ],
    },
  },
  {
    section: '4 Theme',
    holds: 'every action does what it says; a change that differs in nothing is ignored',
    tests: {
      [reducer]: [
        '%j changes nothing and gives the same settings',
        '%j gives the same settings when all is as usual',
        'takes nothing for a color that is none',
      ],
      [store]: ['ignores a change that changes nothing'],
    },
  },
  {
    section: '4 Colour mode',
    holds: 'system follows the operating system, live',
    tests: {
      [store]: ['follows the system while it is to, and only then'],
      [browser]: ['system mode follows the operating system while the page is open'],
    },
  },
  {
    section: '4 Colour mode',
    holds: 'classes and direction of the body, the attribute of html, the theme-color metas',
    tests: {
      [store]: ['shows a change on the document and keeps it under the names readers rely on'],
      [browser]: ['mode, direction and language change the page and stay changed'],
    },
  },
  {
    section: '4 Colour mode',
    holds: 'tabs stay in step',
    tests: {
      [store]: ['keeps in step with other tabs, in every root'],
      [browser]: ['two tabs stay in step'],
    },
  },
  {
    section: '8 Error catalogue',
    holds: 'feedback, contexts and the clipboard',
    tests: {
      [catalogue]: [
        'feedback submission fails',
        'docs config context missing',
        'ad config context missing',
        'clipboard failure: a selection is tried, then NotAllowedError thrown',
        'clipboard failure: the copy button swallows it silently',
      ],
    },
  },
  {
    section: '8 Error catalogue',
    holds: 'missing translations and languages',
    tests: {
      [catalogue]: [
        'missing translation: one warning for each language and key, and English',
        'missing language: an error is logged, an ellipsis shown',
      ],
      [words]: ['warns once of a missing key and reads it in English'],
    },
  },
  {
    section: '8 Error catalogue',
    holds: 'internal errors, and the page library errors point to',
    tests: {
      [catalogue]: [
        'unrecognized theme action type',
        'theme context used outside its provider',
        'duplicated navigation pathname',
        'library errors point to the production-error page',
      ],
      [reducer]: ['says that an action it does not know is an internal error'],
    },
  },
  {
    section: '9 Constants',
    holds: 'dense: small sizes and dense margins; spacing 8; theme locales zh and pt',
    tests: {
      'src/base/theme/denseComponents.node.test.tsx': ['leaves everything else as it is'],
      'src/base/theme/demoTheme.node.test.ts': [
        'speaks %s as the documented library does, dense or not',
      ],
      [reducer]: ['keeps the spacing of %# in its range'],
    },
  },
];
