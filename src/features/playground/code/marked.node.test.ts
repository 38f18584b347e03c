import { joinCode, replaceIndent, toToken } from './marked';
import { sliceCode } from './sliceCode';

const tag = (name: string) => toToken(name, 'g');

/** `<A b={"&"}>👍</A>` as a highlighter marks it. */
const element = joinCode(toToken('<', 'o'), tag('A'), ' b={', toToken('"&"', 's'), '}>👍</A>');

it('escapes code, with and without a class', () => {
  expect(toToken('a < b && "c"').html).toBe('a &lt; b &amp;&amp; "c"');
  expect(toToken('<b>', 's').html).toBe('<span class="s">&lt;b&gt;</span>');
  expect(toToken('', 's')).toEqual({ code: '', html: '' });
});

it('concatenates pieces and texts', () => {
  expect(joinCode('<', tag('A'), ' />')).toEqual({
    code: '<A />',
    html: '&lt;<span class="g">A</span> /&gt;',
  });
  expect(joinCode()).toEqual({ code: '', html: '' });
});

describe('a range of highlighted code', () => {
  it('can start and end inside of a token, which is closed', () => {
    const string = toToken('"Adult"', 's');
    expect(sliceCode(string, { from: 1, to: 4 })).toEqual({
      code: 'Adu',
      html: '<span class="s">Adu</span>',
    });
  });

  it('counts an entity as the one character that it stands for', () => {
    const { code } = element;
    const from = code.indexOf('&');
    expect(sliceCode(element, { from, to: from + 1 })).toEqual({
      code: '&',
      html: '<span class="s">&amp;</span>',
    });
  });

  it('counts characters beyond the basic plane as two, like offsets in code', () => {
    const from = element.code.indexOf('👍');
    expect(sliceCode(element, { from, to: from + 2 })).toEqual({ code: '👍', html: '👍' });
  });

  it('has no empty tokens of the code around it', () => {
    expect(sliceCode(element, { from: 2, to: 5 })).toEqual({ code: ' b=', html: ' b=' });
    expect(sliceCode(element, { from: 3, to: 3 })).toEqual({ code: '', html: '' });
  });

  it('is everything again when its parts are concatenated, wherever it is cut', () => {
    const { length } = element.code;
    for (let at = 0; at <= length; at += 1) {
      const parts = [
        { from: 0, to: at },
        { from: at, to: length },
      ];
      const { code, html } = joinCode(...parts.map((part) => sliceCode(element, part)));
      expect(code).toBe(element.code);
      expect(html.replaceAll(/<\/span><span class="[os]">/g, '')).toBe(element.html);
    }
  });
});

it('replaces the indentation of later lines, also inside of a token, and leaves empty lines alone', () => {
  const lines = joinCode('a\n  ', toToken('/* b\n\n  c */', 'c'), '\n    d\ne');
  const plain = '  a\n  b\n\n  \n    c\nd';
  expect(replaceIndent({ code: plain, html: plain }, '  ', '    ').code).toBe(
    '  a\n    b\n\n  \n      c\nd',
  );
  expect(replaceIndent(lines, '  ', '')).toEqual({
    code: 'a\n/* b\n\nc */\n  d\ne',
    html: 'a\n<span class="c">/* b\n\nc */</span>\n  d\ne',
  });
});
