import type { FoundDemo, MarkdownSource } from '../../stages';
import { ContentTree } from '@/content/testing/contentTree';
import { collectDemo } from '../collectDemo';

const folder = 'docs-data/demo-ui/react-tab';
let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('node_modules/kit/package.json', '{"types": "./index.d.ts"}');
  tree.write(
    'node_modules/kit/index.d.ts',
    `export { default as Button } from './Button';\nexport * from './theme';\n`,
  );
  tree.write(
    'node_modules/kit/theme.d.ts',
    'export interface Theme {}\nexport declare const useTheme: () => Theme;\n',
  );
  tree.write('node_modules/kit/Button.d.ts', 'export default function Button(): null;\n');
  tree.write(
    'node_modules/mapped/package.json',
    '{"exports": {".": "./a.js", "./deep/*.js": "./b/*.js"}}',
  );
  tree.write('node_modules/mapped/secret.js', '');
  tree.write('node_modules/kit-pro/package.json', '{}');
  tree.write(
    'node_modules/kit-pro/index.d.ts',
    `export * from 'kit/theme';\nexport declare const Pro: null;\n`,
  );
  tree.write('node_modules/clock/package.json', '{"main": "./clock.js"}');
  tree.write(
    'node_modules/@types/clock/index.d.ts',
    `export = Clock;\ndeclare namespace Clock {\n  interface Time {}\n  // eslint-disable-next-line no-unsafe-function-type\n  function useTime(): Time;\n}\n`,
  );
  tree.write('public/static/photos/tram.svg', '<svg/>');
});

afterEach(() => tree.dispose());

async function problemsOf(code: string) {
  tree.write(
    `${folder}/Tabs.tsx`,
    `${code}\nexport default function Tabs() {\n  return null;\n}\n`,
  );
  const source = { file: `${folder}/tab.md`, productFolder: 'demo-ui', frontMatter: {} };
  const demo = {
    kind: 'demo',
    name: 'Tabs',
    path: 'Tabs',
    hasExtension: true,
    options: {},
    line: 7,
    column: 1,
  };
  const { problems } = await collectDemo(tree.root, source as MarkdownSource, demo as FoundDemo);
  return problems.map(
    ({ file, line, column, what, fix }) => `${file}:${line}:${column} ${what} ${fix}`,
  );
}

it.each([
  ["import { Button, type Theme } from 'kit';"],
  ["import { useTheme as theme } from 'kit';"],
  ["import Button from 'kit/Button';"],
  ["import a from 'mapped/deep/x.js';"],
  ["import {\n  Button, // round, or square\n  /* small, */ useTheme,\n} from 'kit';"],
  ["import { Pro, useTheme, type Theme } from 'kit-pro';"],
  ["import clock, { useTime, type Time } from 'clock';"],
  ["const tram = '/static/photos/tram.svg';"],
  ["const kinds = '/static/photos/';"],
])('accepts %s', async (code) => expect(await problemsOf(code)).toEqual([]));

const at = (place: string) => `${folder}/Tabs.tsx:${place}`;

it.each([
  [
    "\nimport a from 'kitt';",
    `${at('2:15')} The package \`kitt\` is not installed. Correct the name, or add the package with \`npm install --save-exact kitt\`.`,
  ],
  [
    "import a from 'kit/Buton';",
    `${at('1:15')} The package \`kit\` has no module \`kit/Buton\`. Did you mean \`kit/Button\`?`,
  ],
  [
    "import a from 'mapped/secret.js';",
    `${at('1:15')} The package \`mapped\` has no module \`mapped/secret.js\`. Import a module that \`mapped\` has.`,
  ],
  [
    "import {\n  Button,\n  useTeme,\n} from 'kit';",
    `${at('3:3')} \`kit\` exports no \`useTeme\`. Did you mean \`useTheme\`?`,
  ],
  [
    "import {\n  Button, // round, or square\n  useTeme,\n} from 'kit';",
    `${at('3:3')} \`kit\` exports no \`useTeme\`. Did you mean \`useTheme\`?`,
  ],
  [
    "import { useTheme, useTeme } from 'kit-pro';",
    `${at('1:20')} \`kit-pro\` exports no \`useTeme\`. Did you mean \`useTheme\`?`,
  ],
  [
    "import { useTim } from 'clock';",
    `${at('1:10')} \`clock\` exports no \`useTim\`. Did you mean \`useTime\`?`,
  ],
  [
    "import styles from './tab.module.css';",
    `${at('1:20')} A demo cannot import \`./tab.module.css\`: only plain style sheets are supported. Import a plain style sheet, \`./tab.css\`: its selectors apply inside the demo only.`,
  ],
  [
    "const tram = '/static/photos/tramm.svg';",
    `${at('1:14')} The file \`/static/photos/tramm.svg\` does not exist. Did you mean \`/static/photos/tram.svg\`?`,
  ],
])('reports %s with its position and a fix', async (code, expected) => {
  tree.write(`${folder}/tab.module.css`, 'p {}');
  expect(await problemsOf(code)).toEqual([expected]);
});

it('reports circular imports, and files that import themselves', async () => {
  tree.write(
    `${folder}/fares.ts`,
    "import { zones } from './zones';\nexport const fares = zones;\n",
  );
  tree.write(
    `${folder}/zones.ts`,
    "import Tabs from './Tabs';\nimport { zones as own } from './zones';\nexport const zones = [Tabs, own];\n",
  );
  const zones = `${folder}/zones.ts`;
  expect(await problemsOf("import { fares } from './fares';")).toEqual([
    `${zones}:1:18 The import \`./Tabs\` leads back to where it began: \`Tabs.tsx\` → \`fares.ts\` → \`zones.ts\` → \`Tabs.tsx\`. Move what these files need of each other into one that imports none of them.`,
    `${zones}:2:30 The import \`./zones\` is of this file itself. Use what is declared here without an import.`,
  ]);
});

it('allows circular imports of types, and two imports of the same file', async () => {
  tree.write(
    `${folder}/fares.ts`,
    "import type { Zone } from './zones';\nexport const fares: Zone[] = [];\n",
  );
  tree.write(
    `${folder}/zones.ts`,
    "import { fares } from './fares';\nexport interface Zone {}\nexport const zones = fares;\n",
  );
  const code = "import { fares } from './fares';\nimport { zones } from './zones';";
  expect(await problemsOf(code)).toEqual([]);
});
