import type { DemoVariant, PlaygroundControl, PlaygroundValues } from '@/model';
import { writeVariant } from '@/features/playground/code/writeVariant';
import { findPreview, parseModule } from '../collect';
import { highlight } from '../parse';
import { findSubject } from './findSubject';

const controls: PlaygroundControl[] = [
  { name: 'variant', kind: 'toggle', options: ['text', 'contained'], fallback: 'text' },
  { name: 'size', kind: 'toggle', options: ['small', 'medium'], fallback: 'medium' },
  { name: 'disabled', kind: 'switch', fallback: false },
  { name: 'max', kind: 'number', fallback: 5 },
  { name: 'title', kind: 'text' },
  { name: 'children', kind: 'text' },
  { name: '--Button-gap', kind: 'number', fallback: 8, unit: 'px' },
  { name: '--Button-radius', kind: 'number', fallback: 8, unit: 'px' },
];

function written(code: string, values: PlaygroundValues): DemoVariant {
  const parsed = parseModule('Demo.tsx', code);
  const subject = findSubject(parsed, 'Button', findPreview(parsed));
  const file = { name: 'Demo.tsx', code, html: highlight(code.trimEnd(), 'tsx') };
  const variant: DemoVariant = { language: 'TS', styling: 'MUI System', files: [file], subject };
  return writeVariant(variant, { component: 'Button', controls, presets: {} }, values);
}

const demo = (jsx: string) => `export default function Demo() {\n  return ${jsx};\n}\n`;

function element(jsx: string, values: PlaygroundValues): string {
  const { code } = written(demo(jsx), values).files[0]!;
  expect(code.startsWith('export default function Demo() {\n  return ')).toBe(true);
  return code.slice('export default function Demo() {\n  return '.length, -';\n}\n'.length);
}

it.each<[string, PlaygroundValues, string]>([
  ['<Button>Go</Button>', {}, '<Button>Go</Button>'],
  ['<Button>Go</Button>', { disabled: true }, '<Button disabled>Go</Button>'],
  ['<Button>Go</Button>', { variant: 'contained' }, '<Button variant="contained">Go</Button>'],
  ['<Button>Go</Button>', { max: 3 }, '<Button max={3}>Go</Button>'],
  ['<Button disabled>Go</Button>', { disabled: false }, '<Button>Go</Button>'],
  ['<Button variant="contained">Go</Button>', { variant: 'text' }, '<Button>Go</Button>'],
  ['<Button />', { size: 'small' }, '<Button size="small" />'],
  ['<Button a={1} size="small" b />', { size: 'x' }, '<Button a={1} size="x" b />'],
  ['<Button {...rest} />', { disabled: true }, '<Button {...rest} disabled />'],
  ['<Button>Go</Button>', { children: 'Stay' }, '<Button>Stay</Button>'],
  ['<Button>Go</Button>', { children: 'a {b}' }, "<Button>{'a {b}'}</Button>"],
  ['<Button>Go</Button>', { children: "it's <b>" }, `<Button>{"it's <b>"}</Button>`],
  ['<Button />', { title: '12" disc' }, `<Button title={'12" disc'} />`],
  ['<Button title="x" />', { title: '' }, '<Button />'],
  [
    '<Button>Go</Button>',
    { '--Button-gap': 4 },
    "<Button sx={{ '--Button-gap': '4px' }}>Go</Button>",
  ],
  [
    '<Button sx={{ m: 1 }} />',
    { '--Button-gap': 4 },
    "<Button sx={{ '--Button-gap': '4px', m: 1 }} />",
  ],
  [
    '<Button sx={style} />',
    { '--Button-gap': 4 },
    "<Button sx={{ '--Button-gap': '4px', ...style }} />",
  ],
])('%s with %j is %s', (jsx, values, expected) => {
  expect(element(jsx, values)).toBe(expected);
});

it('puts children on their own line if one line is too long', () => {
  const values = { variant: 'contained', size: 'small' };
  expect(element('<Button title="Reserve">Reserve a seat at the window</Button>', values)).toBe(
    [
      '(',
      '    <Button title="Reserve" variant="contained" size="small">',
      '      Reserve a seat at the window',
      '    </Button>',
      '  )',
    ].join('\n'),
  );
});

it('puts each attribute on its own line if the tag is too long', () => {
  const title = 'A title that is long enough to be alone';
  const values = { variant: 'contained', size: 'small', '--Button-gap': 4, '--Button-radius': 2 };
  expect(element(`(\n    <Button title="${title}" />\n  )`, values)).toBe(
    [
      '(',
      '    <Button',
      `      title="${title}"`,
      '      variant="contained"',
      '      size="small"',
      "      sx={{ '--Button-gap': '4px', '--Button-radius': '2px' }}",
      '    />',
      '  )',
    ].join('\n'),
  );
});

it('keeps children that are elements', () => {
  const jsx = '(\n    <Button>\n      <Icon />\n      Go\n    </Button>\n  )';
  expect(element(jsx, { disabled: true })).toBe(jsx.replace('<Button', '<Button disabled'));
});

it("is highlighted like the compiler's output", () => {
  const { code, html } = written(demo('<Button title="a">Go &amp; see</Button>'), {
    disabled: true,
    max: 3,
    '--Button-gap': 4,
  }).files[0]!;
  // The compiler joins adjacent tokens of the same class.
  expect(html.replace('disabled</span> <span class="a">max', 'disabled max')).toBe(
    highlight(code.trimEnd(), 'tsx'),
  );
});

it('shows the preview without indentation', () => {
  const jsx = '(\n    <div>\n      <Button>Go</Button>\n      <i />\n    </div>\n  )';
  const { previewHtml = '' } = written(demo(jsx), { disabled: true });
  expect(
    previewHtml
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ).toBe('<Button disabled>Go</Button>\n<i />');
});

it('shows the preview of a single element even if it no longer fits on a line', () => {
  const text = 'Reserve a seat at the window of the next train';
  const { previewHtml = '' } = written(demo(`<Button>${text}</Button>`), {
    variant: 'contained',
    size: 'small',
  });
  expect(
    previewHtml
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ).toBe(`<Button variant="contained" size="small">\n  ${text}\n</Button>`);
});
