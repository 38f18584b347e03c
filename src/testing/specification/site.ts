import type { Rule } from './rule';

const productIds = 'src/testing/productIds.test.ts';
const lateFonts = 'src/testing/e2e/lateFonts.spec.ts';

/** What it says of products, fonts, constants and configuration of the site. */
export const siteRules: readonly Rule[] = [
  {
    section: '2 Product ids',
    holds: 'a path prefix tells product id and category, row by row',
    tests: {
      [productIds]: ['%s belongs to ${id}', 'each prefix is one product’s alone'],
    },
  },
  {
    section: '2 Product ids',
    holds: 'pages that mention onepirate load an extra font stylesheet',
    tests: {
      'src/content/pages/compile/fontsOf.test.ts': [
        'a page that mentions a font’s word in %s needs the font',
        'other pages need none, and say nothing of it',
      ],
      'src/shell/late-fonts/fontsOf.node.test.ts': ['fonts of the page’s own come too'],
      'src/testing/pageFonts.test.ts': [
        'mentions of onepirate bring its stylesheet',
        'each page that mentions onepirate is of a product that brings it',
        'the store names onepirate and brings its stylesheet',
      ],
    },
  },
  {
    section: '7 Icon font',
    holds: 'its stylesheet is loaded from a fonts service, late and without blocking',
    tests: {
      'src/content/pages/collect/usesIconFont.test.ts': ['looks into every file of a demo'],
      'src/shell/late-fonts/useLateFonts.test.tsx': [
        'asks for a font when the page has loaded and rests, not before',
      ],
      [lateFonts]: [
        'the icon font comes late, to pages whose demos render with it',
        'a service that fails costs the page nothing',
      ],
    },
  },
  {
    section: '3 Product identifier',
    holds: 'name, logo and versions; the labels are those of the table',
    tests: {
      'src/testing/e2e/versions.spec.ts': [
        'every product says the version the specification names',
        'every library names the versions that are installed',
      ],
    },
  },
  {
    section: '9 Theme',
    holds: 'border radius 12',
    tests: {
      'src/base/theme/printThemeCss.node.test.ts': ['gives the site and the demos their variables'],
    },
  },
  {
    section: '9 Safe integers',
    holds: 'the limits are polyfilled at plus and minus 9007199254740991',
    tests: {
      'src/shell/document/safeIntegers.node.test.ts': [
        'sets the limits of safe integers where a browser has none',
      ],
    },
  },
  {
    section: '9 Licence key',
    holds: 'the data grid’s key comes from the environment, where demos ask for it',
    tests: {
      'src/content/output/emit/emit.test.ts': ['hand the licence key over where demos ask for one'],
      'src/testing/license.test.ts': ['the paid components are given the key they are told'],
    },
  },
  {
    section: '8 Production errors',
    holds: 'a page of the documentation links to the messages',
    tests: {
      'src/testing/e2e/productionError.spec.ts': ['pages of the documentation lead to it'],
    },
  },
];
