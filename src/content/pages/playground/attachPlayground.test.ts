import type { PlaygroundOptions } from '@/model';
import {
  clearTree,
  collect,
  createTree,
  folder,
  markdown,
  write,
} from '../collect/testing/demoTree';
import type { FoundDemo } from '../stages';
import { attachPlayground } from './attachPlayground';
import { literal, readAttributeValues } from './readAttributeValues';

beforeEach(createTree);

afterEach(clearTree);

const page = { file: markdown, pathname: '/demo-ui/react-tab/', productFolder: 'demo-ui' };

/** Returns the code of a demo of `Fare`, which it imports from a package. */
const fare = (jsx: string, imports = "import Fare from 'rail/Fare';") =>
  `${imports}\n\nexport default function FareUsage() {\n  return ${jsx};\n}\n`;

interface Given {
  options?: PlaygroundOptions;
  found?: Partial<FoundDemo>;
}

/** Collects the demo `FareUsage` and turns it into a playground of `Fare`, unless its options name another component. */
async function attach({ options = { component: 'Fare' }, found = {} }: Given = {}) {
  const request = {
    ...{ kind: 'demo', name: 'FareUsage', path: 'FareUsage', hasExtension: true },
    ...{ options: {}, playground: options, line: 7, column: 12, ...found },
  } as FoundDemo;
  const { authored, ...demo } = await collect('FareUsage', request);
  const entry = authored[0]?.files[0];
  return { demo, playground: attachPlayground(demo, { page, found: request, entry }) };
}

describe('a playground', () => {
  it('states which component it shows, with what values, and where its page embeds it', async () => {
    write({ 'FareUsage.tsx': fare('<Fare size="small" zones={3} open>Adult</Fare>') });
    const options = { component: 'Fare', props: ['size'] };
    expect((await attach({ options })).playground.playground).toEqual({
      ...{ demo: 'FareUsage', module: 'rail/Fare', name: 'Fare', options, line: 7, column: 12 },
      ...{ given: { size: 'small', zones: 3, open: true }, text: 'Adult' },
    });
  });

  it('names the export of a component that the demo renames', async () => {
    const imports = "import { Ticket as Fare } from 'rail';";
    write({ 'FareUsage.tsx': fare('<Fare />', imports) });
    const { module, name, text } = (await attach()).playground.playground!;
    expect([module, name, text]).toEqual(['rail', 'Ticket', undefined]);
  });

  it('replaces the module in the registry and leaves the code for readers unchanged', async () => {
    write({ 'FareUsage.tsx': fare('<Fare />') });
    const { demo, playground } = await attach();
    const derived = playground.modules[0]?.derived;
    expect(derived?.file).toBe('.content/demos/demo-ui/react-tab/FareUsage.playground.tsx');
    expect(derived?.content).toContain("createSubject('/demo-ui/react-tab/FareUsage', Fare)");
    expect(playground.modules[0]?.file).toBe(`${folder}/FareUsage.tsx`);
    const codes = ({ source }: typeof demo) => source.variants.map(({ files }) => files[0]?.code);
    expect(codes(playground)).toEqual(codes(demo));
  });

  it('locates its subject in the code of each language', async () => {
    const jsx = '<Fare onBuy={(event: unknown) => void event} size="small" />';
    write({ 'FareUsage.tsx': `interface Unused {}\n${fare(jsx)}` });
    const { variants } = (await attach()).playground.source;
    const subjects = variants.map(({ subject, files }) => {
      const { from = 0, to = 0 } = subject ?? {};
      return files[0]?.code.slice(from, to).replace(/\s+/g, ' ');
    });
    expect(subjects).toEqual([jsx, jsx.replace(': unknown', '')]);
  });

  it('has no values of attributes that are known only at run time, and none of a spread', async () => {
    write({ 'FareUsage.tsx': fare('<Fare size={size} {...rest} label={`${size} zones`} />') });
    expect((await attach()).playground.playground?.given).toEqual({ size: null, label: null });
  });

  it.each([
    ['an element', '<Fare><b>Adult</b></Fare>'],
    ['an expression', '<Fare>{name}</Fare>'],
    ['no closing tag', '<Fare />'],
    ['a character reference', '<Fare>Adult &amp; child</Fare>'],
  ])('has no text if it has %s', async (_, jsx) => {
    write({ 'FareUsage.tsx': fare(jsx) });
    expect((await attach()).playground.playground).not.toHaveProperty('text');
  });

  it('has an empty text if there is nothing between its tags', async () => {
    write({ 'FareUsage.tsx': fare('<Fare></Fare>') });
    expect((await attach()).playground.playground?.text).toBe('');
  });

  it('has the text that React renders if the author wraps it', async () => {
    const jsx =
      '(\n    <Fare>\n      A seat at the window\n      of the next train\n    </Fare>\n  )';
    write({ 'FareUsage.tsx': fare(jsx) });
    const { text } = (await attach()).playground.playground!;
    expect(text).toBe('A seat at the window of the next train');
  });
});

describe('a demo that cannot be a playground', () => {
  const place = { file: markdown, line: 7, column: 12 };
  const notInFrames = {
    ...place,
    what: 'A demo in a frame or in several stylings cannot be a playground.',
    fix: 'Remove `iframe`, or name one file with its extension, `ButtonUsage.js`.',
  };

  it('is one in a frame', async () => {
    write({ 'FareUsage.tsx': fare('<Fare />') });
    const { playground } = await attach({ found: { options: { iframe: true } } });
    expect(playground.problems).toEqual([notInFrames]);
    expect(playground.playground).toBeUndefined();
  });

  it('is one in several stylings', async () => {
    write({ 'FareUsage/system/index.tsx': fare('<Fare />') });
    const { playground } = await attach({ found: { hasExtension: false } });
    expect(playground.problems).toEqual([notInFrames]);
  });

  it.each([
    ['Ticket', '<Fare />', 'Name a component that it imports from a package.'],
    ['Farre', '<Fare />', 'Did you mean `Fare`?'],
    ['Fare', '<p />', 'Render `<Fare>` in it.'],
  ])('is one of `%s` that renders %s', async (component, jsx, fix) => {
    write({ 'FareUsage.tsx': fare(jsx) });
    const { demo, playground } = await attach({ options: { component } });
    const what = `The demo \`FareUsage\` does not import and render \`${component}\`.`;
    expect(playground.problems).toEqual([{ ...place, what, fix }]);
    expect(playground.modules).toBe(demo.modules);
  });

  it('is one whose component is its own', async () => {
    write({ 'FareUsage.tsx': fare('<Fare />', "import Fare from './Fare';"), 'Fare.tsx': '' });
    expect((await attach()).playground.problems).toMatchObject([
      { what: 'The demo `FareUsage` does not import and render `Fare`.' },
    ]);
  });

  it('reports the problems that it had before, too', async () => {
    write({ 'FareUsage.tsx': `${fare('<Fare />')}import './none';\n` });
    const { playground } = await attach({ options: { component: 'Ticket' } });
    expect(playground.problems.map(({ what }) => what)).toEqual([
      'The import `./none` leads nowhere.',
      'The demo `FareUsage` does not import and render `Ticket`.',
    ]);
  });
});

it('leaves a demo alone that asks for no playground, or was not found', async () => {
  write({ 'FareUsage.tsx': fare('<Fare />') });
  const plain = await attach({ found: { playground: undefined } });
  expect(plain.playground).toBe(plain.demo);
  write({ 'FareUsage.tsx': '<<<<<<< a\n=======\n>>>>>>> b\n' });
  const broken = await attach();
  expect(broken.playground).toBe(broken.demo);
});

describe('the value of an attribute', () => {
  const valueOf = (written: string) => {
    const attribute = { name: 'size', from: 0, to: `size${written}`.length };
    return readAttributeValues(`size${written}`, { attributes: [attribute] }).size;
  };

  it.each([
    ['', true],
    ['="small"', 'small'],
    [" = 'small'", 'small'],
    ['=""', ''],
    ["={'größer 🚋'}", 'größer 🚋'],
    ['={`small`}', 'small'],
    ['={\n  3\n}', 3],
    ['={-1.5}', -1.5],
    ['={true}', true],
    ['={ false }', false],
    ['="3"', '3'],
    ['="true"', 'true'],
  ])('size%j is read', (written, value) => expect(valueOf(written)).toBe(value));

  it.each([
    '={size}',
    '={`${size}`}',
    "={'a' + 'b'}",
    "={'it\\'s'}",
    '={1 + 1}',
    '={[1, 2]}',
    '={{ xs: 1 }}',
    '={undefined}',
    '="Adult &amp; child"',
  ])('size%j is unknown until run time', (written) => expect(valueOf(written)).toBeNull());
});

it.each([
  ['1.', null],
  ['1e3', null],
  ['0x10', null],
  ['"a\'', null],
  ['', null],
  ["'&amp;'", '&amp;'],
])('reads %j as a literal only if it is a simple one', (code, value) => {
  expect(literal(code)).toBe(value);
});
