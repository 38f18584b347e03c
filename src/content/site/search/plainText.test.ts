import { firstSentence, textOfHtml, textOfMarkdown } from './plainText';

describe('the text of HTML', () => {
  it.each([
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['<table><tr><th>Size</th><td>small</td></tr></table>', 'Size small'],
    ['<details><summary>More</summary>Text</details>', 'More Text'],
    ['one<br>two<br/>three', 'one two three'],
  ])('separates the words of neighboring blocks: %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it('does not separate the letters of a word with markup inside', () => {
    expect(textOfHtml('<p><em>un</em>styled <code>&lt;<b>Box</b>&gt;</code></p>')).toBe(
      'unstyled <Box>',
    );
  });

  it('resolves an entity once: text about entities stays text', () => {
    expect(textOfHtml('<p>Write &amp;lt; for &lt;, and &amp;amp;</p>')).toBe(
      'Write &lt; for <, and &amp;',
    );
    expect(textOfHtml('&quot;a&#39;s&nbsp;b&quot;')).toBe(`"a's b"`);
  });

  it('is empty without text', () => {
    expect(textOfHtml('')).toBe('');
    expect(textOfHtml('<img src="/a.png" alt="">\n <hr> ')).toBe('');
  });
});

describe('the text of Markdown', () => {
  it.each([
    ['![Alt text](/a.png) and [a link](https://example.com/?a=1)', 'Alt text and a link'],
    ['Before.\n```tsx\n<Button />\n```\nAfter.', 'Before. After.'],
    ['Before.\n```tsx\n<Button />', 'Before.'],
    ['A `code`, a **strong** and a __strong__ word', 'A code, a strong and a strong word'],
    [
      'Set __html, `__html`, `__a__` and my__own__name',
      'Set __html, __html, __a__ and my__own__name',
    ],
    ['__All of `__a__`__, **`b`** and `src/**/*.ts`', 'All of __a__, b and src/**/*.ts'],
    ['An `open __code__ or **strong', 'An open code or strong'],
    ['Two\n\nlines   of text\n', 'Two lines of text'],
    ['', ''],
  ])('%j', (markdown, text) => {
    expect(textOfMarkdown(markdown)).toBe(text);
  });
});

describe('the line below a result', () => {
  it.each(['Is it? Yes.', 'Stop! Now.', 'As follows: a list'])('ends after %s', (text) => {
    expect(firstSentence(text, 40)).toBe(text.slice(0, text.search(/[?!:]/) + 1));
  });

  it('ends at the end of a sentence in Chinese and Japanese, which no space follows', () => {
    expect(firstSentence('选择尺寸。然后继续。', 40)).toBe('选择尺寸。');
    expect(firstSentence('サイズを選ぶ？次へ。', 40)).toBe('サイズを選ぶ？');
  });

  it('is all of a text without an end', () => {
    expect(firstSentence('No full stop', 40)).toBe('No full stop');
  });

  it('ends between words, without the punctuation before the cut', () => {
    expect(firstSentence('Small, medium, large and huge', 15)).toBe('Small, medium…');
    expect(firstSentence('Exactly sixteen.', 16)).toBe('Exactly sixteen.');
    expect(firstSentence('Exactly sixteen!.', 16)).toBe('Exactly…');
  });

  it('shows half of the line of a word that does not fit it', () => {
    expect(firstSentence('unstable_useEnhancedEffectOfEverything', 20)).toBe('unstable_u…');
  });

  it.each([10, 11, 12, 13])('has no half of a character: %d', (length) => {
    expect(firstSentence('🚂🚃🚃🚃🚃🚃🚃🚃', length)).toMatch(/^🚂🚃+…$/u);
  });
});
