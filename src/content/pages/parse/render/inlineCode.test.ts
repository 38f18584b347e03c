import { inlineCodeOf } from './inlineCode';

it.each(['z-index', 'Mui-focusVisible', '--save-exact', '@mui/x-charts', 'margin-top: 8px'])(
  'keeps the short code %s on one line',
  (name) => {
    expect(inlineCodeOf(name)).toBe(`<code class="code-word">${name}</code>`);
  },
);

it.each(['disabled', 'MuiAutocomplete-listbox', 'margin-top: 16px !important'])(
  'marks nothing in %s, which has no place to break or is long',
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
