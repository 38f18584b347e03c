import { inlineCodeOf } from './inlineCode';

it.each(['z-index', 'aria-label', 'Mui-focusVisible', '--save-exact', '@mui/x-charts'])(
  'keeps the short name %s on one line',
  (name) => {
    expect(inlineCodeOf(name)).toBe(`<code class="code-word">${name}</code>`);
  },
);

it.each(['disabled', 'MuiAutocomplete-listbox', 'a - b', 'margin-top: 8px'])(
  'lets %s break, because it has no hyphen, is long or has spaces',
  (code) => {
    expect(inlineCodeOf(code)).toBe(`<code>${code}</code>`);
  },
);

it('keeps flags and modifiers inside longer code on one line', () => {
  expect(inlineCodeOf('npm install --save-exact')).toBe(
    '<code>npm install <span class="code-word">--save-exact</span></code>',
  );
  expect(inlineCodeOf('.base--focusVisible input')).toBe(
    '<code><span class="code-word">.base--focusVisible</span> input</code>',
  );
});

it('escapes HTML', () => {
  expect(inlineCodeOf('<x-tag>')).toBe('<code class="code-word">&lt;x-tag&gt;</code>');
  expect(inlineCodeOf('<input type="radio">')).toBe('<code>&lt;input type="radio"&gt;</code>');
});
