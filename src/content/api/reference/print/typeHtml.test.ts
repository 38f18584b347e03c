import { typeHtml } from './typeHtml';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it.each([
  'string',
  "'small' | 'medium'",
  '(event: React.SyntheticEvent, value: number) => void',
  '{ root?: string; label: boolean }',
  '[start: number, end: number]',
  '-1',
  'Partial<Record<`a-${string}`, unknown>> & { x: 1 }',
  '\n  | true\n  | false',
])('prints %s unchanged', (type) => {
  expect(text(typeHtml(type, {}))).toBe(type);
});

it('highlights it', () => {
  expect(typeHtml("'small'", {})).toBe(`<span class="s">'small'</span>`);
});

it('links declared names only, and no property that every object inherits', () => {
  const html = typeHtml('Map<Size, toString>', { Size: 'chip-type-Size' });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a class="t api-type" href="#chip-type-Size">Size</a>');
});
