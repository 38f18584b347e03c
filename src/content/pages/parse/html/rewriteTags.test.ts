import { rewriteTags } from './rewriteTags';

const addClass = () => ({ class: 'new' });
const nothing = () => ({});

it('adds attributes the author did not write', () => {
  expect(rewriteTags('<a href="/"><b class=old>x</b></a>', addClass)).toBe(
    '<a href="/" class="new"><b class=old>x</b></a>',
  );
});

it('keeps attributes with angle brackets', () => {
  expect(rewriteTags('<img alt="a > b" />', addClass)).toBe('<img alt="a > b" class="new">');
});

it('closes self-closed elements that HTML does not close', () => {
  expect(rewriteTags('<span id="a" />text<br/>', nothing)).toBe('<span id="a"></span>text<br>');
});

it('drops comments, and leaves scripts unchanged', () => {
  const script = '<script>if (a <b> c) { "<!-- x -->" }</script>';
  expect(rewriteTags(`a<!-- <b> -->c${script}`, nothing)).toBe(`ac${script}`);
});
