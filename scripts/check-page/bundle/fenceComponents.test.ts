import { ContentTree, page } from '@/content/testing/contentTree';
import { listFenceComponents } from './fenceComponents';

const file = 'docs-data/garden/planter/planter.md';
const requested = { file, pathname: '/garden/planter/', productFolder: 'garden' };

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

/** Lists the components of a page with these fences. The first line of each is its info string. */
function list(...fences: string[]) {
  const body = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');
  tree.write(file, page('Planter', body));
  return listFenceComponents(tree.root, requested);
}

/** Whether a fence with this code is mounted. */
const isListed = (code: string) => list(`tsx\n${code}`).length === 1;

it('lists components with the line on which their code starts', () => {
  const pot = 'export default function Pot() {\n  return <b>Ton – 陶</b>;\n}';
  const found = list('tsx\nconst pots = 1;', `tsx\n${pot}`, `jsx\n${pot}`);
  const lines = tree.read(file).split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('export') ? [index + 1] : []));
  expect(found).toEqual([
    { pathname: '/garden/planter/', file, line: starts[0], language: 'tsx', code: `${pot}\n` },
    { pathname: '/garden/planter/', file, line: starts[1], language: 'jsx', code: `${pot}\n` },
  ]);
});

it('leaves out other languages, and fences that say they are not checked', () => {
  const pot = 'export default function Pot() {\n  return <b />;\n}';
  expect(list(`ts\n${pot}`, `html\n${pot}`, `\n${pot}`)).toEqual([]);
  expect(list(`tsx nocheck (needs a server)\n${pot}`)).toEqual([]);
});

it.each([
  ['a function', 'export default function Pot() {\n  return <b />;\n}'],
  ['an async function', 'export default async function Pot() {\n  return <b />;\n}'],
  ['a generic function', 'export default function Pot<Soil>() {\n  return <b />;\n}'],
  ['a fragment', 'export default function Pot() {\n  return <>Clay</>;\n}'],
  ['a function exported by name', 'function Pot() {\n  return <b />;\n}\nexport default Pot;'],
  ['an arrow function', 'const Pot = () => <b />;\n\nexport default Pot'],
])('mounts %s', (_, code) => {
  expect(isListed(code)).toBe(true);
});

it.each([
  ['takes props', 'export default function Pot({ size }) {\n  return <b>{size}</b>;\n}'],
  ['takes props and is exported by name', 'const Pot = (p) => <b {...p} />;\nexport default Pot;'],
  ['is imported', "import Pot from './Pot';\nconst a = <b />;\nexport default Pot;"],
  ['is no component', 'export default function dig() {\n  return <b />;\n}'],
  ['renders nothing', 'export default function Pot() {\n  return null;\n}'],
  ['is not exported by default', 'export function Pot() {\n  return <b />;\n}'],
  ['renders a document', 'export default function Pot() {\n  return <html lang="en" />;\n}'],
  [
    'uses Next.js',
    "import Link from 'next/link';\nexport default function Pot() { return <Link />; }",
  ],
])('leaves out what %s', (_, code) => {
  expect(isListed(code)).toBe(false);
});
