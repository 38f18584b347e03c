import { derivePreview, highlightPreview } from './derivePreview';
import { parseModule } from './parseModule';

function previewOf(code: string): string | undefined {
  return derivePreview(parseModule('Demo.tsx', code));
}

function demo(jsx: string): string {
  return `export default function Demo() {\n  return (\n${jsx}\n  );\n}\n`;
}

it.each(['Box sx={{ p: 1 }}', 'Stack', 'div', 'React.Fragment', 'Fragment', ''])(
  'removes the wrapper <%s> and dedents its children',
  (open) => {
    const close = open.split(' ')[0];
    const jsx = `    <${open}>\n      <Button>\n        Buy\n      </Button>\n      <Chip />\n    </${close}>`;
    expect(previewOf(demo(jsx))).toBe('<Button>\n  Buy\n</Button>\n<Chip />');
  },
);

it('keeps a root that does more than wrap', () => {
  expect(previewOf(demo('    <Boxes>\n      <A />\n    </Boxes>'))).toBe(
    '<Boxes>\n  <A />\n</Boxes>',
  );
});

it('keeps a wrapper that the page is about', () => {
  const parsed = parseModule(
    'Demo.tsx',
    demo('    <Stack spacing={2}>\n      <A />\n    </Stack>'),
  );
  expect(derivePreview(parsed, ['Stack'])).toBe('<Stack spacing={2}>\n  <A />\n</Stack>');
  expect(derivePreview(parsed, ['Box'])).toBe('<A />');
});

it('removes a wrapper that the page is about where the preview would be too long with it', () => {
  const lines = (count: number) => `    <Stack>\n${'      <A />\n'.repeat(count)}    </Stack>`;
  const previewLines = (count: number) =>
    derivePreview(parseModule('Demo.tsx', demo(lines(count))), ['Stack'])?.split('\n');
  expect(previewLines(14)).toHaveLength(16);
  expect(previewLines(15)).toEqual(Array(15).fill('<A />'));
});

it('keeps a wrapper around nothing', () => {
  expect(previewOf(demo('    <div />'))).toBe('<div />');
});

it('finds the component by name, as an arrow function and inside of a wrapper', () => {
  const arrow = 'const Demo = () => <Button />;\nexport default Demo;\n';
  const memo = 'function Demo() {\n  return <Button />;\n}\nexport default React.memo(Demo);\n';
  expect([previewOf(arrow), previewOf(memo)]).toEqual(['<Button />', '<Button />']);
});

it('has at most 16 lines', () => {
  const lines = (count: number) => demo(`    <>\n${'      <A />\n'.repeat(count)}    </>`);
  expect(previewOf(lines(16))?.split('\n')).toHaveLength(16);
  expect(previewOf(lines(17))).toBeUndefined();
});

it('is missing if the demo returns no JSX of its own', () => {
  expect(
    previewOf('export default function Demo() {\n  return list.map(render);\n}\n'),
  ).toBeUndefined();
});

it('highlights siblings as tags, without the element added around them', () => {
  const html = highlightPreview('<A />\n<B size="1" />');
  expect(html.replace(/<[^>]+>/g, '')).toBe('&lt;A /&gt;\n&lt;B size="1" /&gt;');
  expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length);
  expect(html.split('\n')[1]).toContain('<span class="a">size</span>');
});
