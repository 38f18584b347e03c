import { ContentTree } from '@/content/testing/contentTree';
import { peersBehind } from './peersBehind';
import { SourceReader } from './sourceReader';

let tree: ContentTree;
let reader: SourceReader;

beforeEach(() => {
  tree = new ContentTree();
  reader = new SourceReader(tree.root);
  const optional = { optional: true };
  const peerDependenciesMeta = { calendar: optional, clock: optional, '@emotion/react': optional };
  tree.write('node_modules/@demo/dates/package.json', JSON.stringify({ peerDependenciesMeta }));
  tree.write(
    'node_modules/@demo/dates/CalendarAdapter/CalendarAdapter.js',
    "import calendar from 'calendar/plugin';\nimport './clock';\nimport '@emotion/react';\n",
  );
  tree.write('node_modules/@demo/dates/Picker/index.js', "export * from './Picker';\n");
});

afterEach(() => tree.dispose());

it('finds the optional peer that a module imports', () => {
  expect(peersBehind(reader, '@demo/dates/CalendarAdapter')).toEqual(['calendar']);
});

it.each(['@demo/dates', '@demo/dates/Picker', '@demo/dates/nowhere', 'absent/module'])(
  'finds none behind %s',
  (specifier) => expect(peersBehind(reader, specifier)).toEqual([]),
);
