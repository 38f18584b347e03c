import { ContentTree } from '@/content/testing/contentTree';
import { demo, fence, pageSources } from '../testing/pageSources';
import { exportLine } from './exportLine';
import { placeInStack } from './placeInStack';
import { authorPlace, listDemos } from './sources';

const folder = 'docs-data/garden/planter/';
const page = `${folder}planter.md`;

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

describe('exportLine', () => {
  const lineIn = (code: string, file = 'Pot.tsx') => {
    tree.write(file, code);
    return exportLine(tree.root, file);
  };

  it('returns the line of the default export', () => {
    expect(lineIn('const pots = 1;\n\nexport default function Pot() {}\n')).toBe(3);
    expect(lineIn("export { type Size } from './a';\nexport { Pot as default };")).toBe(2);
  });

  it('returns nothing for other exports, and for a default export in a string or a comment', () => {
    expect(lineIn('export const Pot = 1;\n')).toBeUndefined();
    expect(lineIn('// export default Pot\nconst a = "export default";')).toBeUndefined();
    expect(lineIn('')).toBeUndefined();
  });

  it('reads scripts only: a page in markdown may show code', () => {
    expect(lineIn('export default function Pot() {}', 'pot.md')).toBeUndefined();
    expect(exportLine(tree.root, 'missing.md')).toBeUndefined();
  });
});

describe('authorPlace', () => {
  const sources = pageSources({ fences: [fence(10, 'a'), fence(20, 'b')] });

  it('converts the line of a fence to that of the markdown file', () => {
    const place = { file: 'check-fence:0/1.tsx', line: 3, column: 7 };
    expect(authorPlace(sources, place)).toEqual({ file: page, line: 22, column: 7 });
  });

  it('leaves places in files unchanged', () => {
    const place = { file: `${folder}Pot.tsx`, line: 3, column: 7 };
    expect(authorPlace(sources, place)).toEqual(place);
  });

  it('returns nothing for a fence that the page does not have', () => {
    expect(authorPlace(sources, { file: 'check-fence:0/2.tsx', line: 1 })).toBeUndefined();
  });
});

describe('listDemos', () => {
  it('leaves out demos with problems and modules that cannot be bundled', () => {
    const problem = { file: `${folder}Broken.tsx`, what: 'It is broken.', fix: 'Fix it.' };
    const broken = { ...demo('Broken'), problems: [problem] };
    const sources = pageSources({ demos: [demo('Pot'), broken, demo('Seed')] });
    sources.left.add(`${folder}Seed.tsx`);
    expect(listDemos(sources).map(({ key }) => key)).toEqual(['Pot']);
  });

  it('lists each styling of a demo, and a demo that is shown twice once', () => {
    const styled = demo('Pot');
    styled.modules.push({ key: 'Pot Tailwind', file: `${folder}Pot.tw.tsx`, hasSheet: true });
    const keys = listDemos(pageSources({ demos: [styled, demo('Seed'), styled] }));
    expect(keys.map(({ key }) => key)).toEqual(['Pot', 'Pot Tailwind', 'Seed']);
  });
});

describe('placeInStack', () => {
  const exact = /(docs-data\/\S+):(\d+):(\d+)/;
  const placeOf = (line: string) => {
    const [, file, at, column] = exact.exec(line) ?? [];
    return file ? { file, line: Number(at), column: Number(column) } : undefined;
  };
  const find = (stack: string[], known: Parameters<typeof pageSources>[0]) =>
    placeInStack(['Error: no soil', ...stack].join('\n'), {
      ...{ root: tree.root, sources: pageSources(known), placeOf },
    });

  it('prefers the innermost frame in the code of an author', () => {
    const stack = [
      '    at render (node_modules/react-dom/index.js:5:1)',
      `    at dig (${folder}soil.ts:4:9)`,
      `    at Pot (${folder}Pot.tsx:8:2)`,
    ];
    expect(find(stack, {})).toEqual({ file: `${folder}soil.ts`, line: 4, column: 9 });
  });

  it('finds the component that a component stack names, in the files of the page', () => {
    tree.write(`${folder}Pot.tsx`, '\nconst Pots = 1;\nfunction Pot() {}\n');
    const inputs = [page, 'src/Pot.tsx', `${folder}gone.tsx`, `${folder}Pot.tsx`];
    tree.write('src/Pot.tsx', 'function Pot() {}');
    const stack = ['    at li', '    at Missing (<anonymous>)', '    at Pot (<anonymous>)'];
    expect(find(stack, { inputs })).toEqual({ file: `${folder}Pot.tsx`, line: 3 });
  });

  it('ignores the number that the bundler appends to a name', () => {
    tree.write(`${folder}Pot.tsx`, 'class Pot {}\n');
    expect(find(['    at Pot2'], { inputs: [`${folder}Pot.tsx`] })?.line).toBe(1);
  });

  it('finds components of fences, on their line of the page', () => {
    const fences = [fence(10, 'const Soil = 1;'), fence(20, '\n\nconst Pot = () => <b />;')];
    expect(find(['    at Pot'], { fences })).toEqual({ file: page, line: 22 });
  });

  it('finds nothing in a stack of packages only', () => {
    const stack = ['    at Pot (node_modules/pot/index.js:5:1)', '    at div'];
    expect(find(stack, { fences: [fence(1, 'const Pot = 1;')] })).toBeUndefined();
    expect(find([], {})).toBeUndefined();
  });
});
