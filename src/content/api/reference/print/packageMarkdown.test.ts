import { packageMarkdown } from './packageMarkdown';

const html = (text: string) => packageMarkdown(text, (href) => href);

it('keeps ASCII art as it is', () => {
  const drawing = '   ______\n  [ a  * ]\n   ‾‾‾‾‾‾';
  const shown = html(`The mark(*).\n${drawing}\nNo more.`);
  expect(shown).toContain(`<code tabindex="0">${drawing}</code>`);
  expect(shown).toContain('<p>The mark(*).</p>');
  expect(shown).toContain('<p>No more.</p>');
});

it('takes nothing else for ASCII art', () => {
  expect(html('Above\n\n______\n\nbelow')).toContain('<hr>');
  expect(html('`snake_case___name` is a name')).toBe('<code>snake_case___name</code> is a name');
});
