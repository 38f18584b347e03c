import type { Rule } from './rule';

const copyButton = 'src/base/code/copy.test.tsx';
const codeBlocks = 'src/features/code-blocks/CodeBlocks.test.tsx';
const code = 'src/testing/e2e/code.spec.ts';
const preferences = 'src/base/code/preferences.test.tsx';
const index = 'src/content/site/navigation/indexSite.test.ts';

/** What it says of pages, code and navigation. */
export const readingRules: readonly Rule[] = [
  {
    section: '2 Sections',
    holds: 'a language prefix is stripped',
    tests: {
      'src/features/not-found/NotFound.test.tsx': [
        'leads to the page meant when only a language stands before it',
      ],
    },
  },
  {
    section: '2 Page elements',
    holds: 'entry flags are shown',
    tests: { 'src/features/navigation/NavTree.test.tsx': ['says every flag'] },
  },
  {
    section: '2 Page elements',
    holds: 'a version menu per product, named by the current version',
    tests: {
      'src/features/versions/VersionMenu.test.tsx': [
        'is named by the version and leads to the others',
      ],
    },
  },
  {
    section: '3 Navigation page entry',
    holds: 'pathname, title (derived when missing), subheader, children and flags',
    tests: {
      [index]: [
        'is resolved with titles, flags and children',
        'with an unknown flag is wrong',
        'with a flag of the wrong kind is wrong',
      ],
      'src/features/navigation/NavTree.test.tsx': [
        'renders the icon of an entry, and gives its link the attributes it names',
      ],
      'src/content/site/navigation/summarizeUncompiled.test.ts': [
        'takes the title of the navigation, or derives one',
      ],
    },
  },
  {
    section: '4 Code preferences',
    holds: 'TypeScript and MUI System are the defaults; the hash beats them',
    tests: {
      [preferences]: [
        'begins with TypeScript and the system, on the server too',
        'lets the hash beat the cookie, and the reader the hash',
      ],
      'src/base/code/parseDemoHash.test.ts': ['%o is written as it is read'],
      'src/testing/e2e/styling.spec.ts': ['the hash beats the cookie, and the menu beats both'],
    },
  },
  {
    section: '4 Copy button',
    holds: '"Copied" for 2000 ms on code blocks, 1200 ms on the button',
    tests: {
      [codeBlocks]: ['copy, say so aloud for 2000 ms, and revert'],
      [copyButton]: ['the button says "Copied" for 1200 ms'],
      [code]: ['says "Copied" for two seconds'],
    },
  },
  {
    section: '4 Copy button',
    holds: 'blocks of the next page have it too',
    tests: { [codeBlocks]: ['work on blocks that came later, and swallow a refusal'] },
  },
  {
    section: '4 Copy button',
    holds: 'Ctrl or Cmd + C copies the block under the mouse when no text is selected',
    tests: {
      [codeBlocks]: [
        '%s+C copies the block under the mouse',
        'leaves Ctrl+C alone when a text is selected, while typing, and next to blocks',
      ],
      [code]: ['is copied by Ctrl+C under the pointer, unless text is selected'],
    },
  },
  {
    section: '5 Navigation tree',
    holds: 'a duplicate pathname is an error, but for API entries',
    tests: {
      [index]: [
        'with a pathname used twice is wrong, also across levels',
        'may list API entries twice, and nothing else',
      ],
    },
  },
  {
    section: '9 Cookies',
    holds: 'code variant and styling last 31536000 seconds',
    tests: {
      [preferences]: ['remembers a choice in cookies'],
      'src/base/storage/storage.test.ts': ['last a year, for the whole site'],
    },
  },
];
