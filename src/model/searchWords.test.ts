import { nameInAddress, nameInSuffix, usualSuffix } from './search';
import {
  foldWord,
  isEmptyWord,
  isUnspaced,
  pairsOf,
  splitName,
  termsOf,
  termsOfName,
  tokensOf,
} from './searchWords';

describe('the words of a text', () => {
  it('are sequences of letters and digits, at their offsets', () => {
    expect(tokensOf('Set `minWidth`, e.g. 12px')).toEqual([
      { text: 'Set', at: 0 },
      { text: 'minWidth', at: 5 },
      { text: 'e', at: 16 },
      { text: 'g', at: 18 },
      { text: '12px', at: 21 },
    ]);
  });

  it('are none in a text without letters', () => {
    expect(tokensOf('')).toEqual([]);
    expect(tokensOf(' – … 🚂 {}')).toEqual([]);
  });

  it('keep combining marks, and count offsets in UTF-16', () => {
    const text = '🚂 cafe\u0301';
    expect(tokensOf(text)).toEqual([{ text: 'cafe\u0301', at: 3 }]);
  });
});

describe('a word in an index', () => {
  it.each([
    ['Größe', 'große'],
    ['CAFÉ', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['ﬁeld', 'field'],
    ['Ｂｕｔｔｏｎ', 'button'],
    ['Й', 'и'],
  ])('%s is %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
    expect(foldWord(folded)).toBe(folded);
  });

  it('has no meaning if questions are made of it, in lower case only', () => {
    expect(['how', 'the', 'your'].every(isEmptyWord)).toBe(true);
    expect(['', 'grid', 'How'].some(isEmptyWord)).toBe(false);
  });
});

describe('the words of a name', () => {
  it.each([
    ['disableElevation', ['disable', 'Elevation']],
    ['MUIThemeProvider', ['MUI', 'Theme', 'Provider']],
    ['Grid2', ['Grid', '2']],
    ['TreeItem2Icon', ['Tree', 'Item', '2', 'Icon']],
    ['useId', ['use', 'Id']],
    ['h1', ['h', '1']],
    ['ÄnderungÖffnen', ['Änderung', 'Öffnen']],
    ['URL', ['URL']],
    ['button', ['button']],
  ])('%s consists of %j', (name, words) => {
    expect(splitName(name)).toEqual(words);
  });
});

describe('the terms of a text', () => {
  it('are its words, and the words of names in it, in order and with repetitions', () => {
    expect(termsOf('A TextField, a field')).toEqual([
      ...['a', 'textfield', 'text', 'field', 'a', 'field'],
    ]);
  });

  it.each([
    ['按钮组', ['按钮', '钮组']],
    ['按钮', ['按钮']],
    ['按', ['按']],
    // Without marks, like accents: `デ` is `テ`.
    ['データ', ['テー', 'ータ']],
  ])('are pairs of characters in %s, which has no spaces', (text, terms) => {
    expect(isUnspaced(text)).toBe(true);
    expect(termsOf(text)).toEqual(terms);
  });

  it('never have half of a character', () => {
    expect(pairsOf('𠮷野家')).toEqual(['𠮷野', '野家']);
  });

  it('are whole words in Korean and Cyrillic, which have spaces', () => {
    expect(isUnspaced('버튼 кнопка')).toBe(false);
    expect(termsOf('버튼 Кнопка')).toEqual(['버튼', 'кнопка']);
  });
});

describe('the terms of a name', () => {
  it('are its words, and all of them as one', () => {
    expect(termsOfName('text field')).toEqual(['text', 'field', 'textfield']);
    expect(termsOfName('Date & time picker')).toEqual([
      ...['date', 'time', 'picker', 'datetimepicker'],
    ]);
  });

  it('are not joined for one word, for more than three, and without spaces', () => {
    expect(termsOfName('Button')).toEqual(['button']);
    expect(termsOfName('how to use it')).toEqual(['how', 'to', 'use', 'it']);
    expect(termsOfName('按钮 选择')).toEqual(['按钮', '选择']);
  });
});

describe('the address of a part of a page', () => {
  it.each([
    ['section', 'Basic usage', '#basic-usage'],
    ['section', 'Don’t use `sx`!', '#dont-use-sx'],
    ['section', 'Größe (2×)', '#größe-2'],
    ['section', '…', '#'],
    ['demo', 'BasicButtons', '#BasicButtons'],
    ['import', '@rail/ui/Ticket', '#import'],
    ['error', 'Error 12', '?code=12'],
  ] as const)('is usually for the %s “%s” %s', (kind, title, suffix) => {
    expect(usualSuffix(kind, title)).toBe(suffix);
  });

  it('has the words that readers may remember', () => {
    expect(nameInSuffix('#server-side-persistence')).toBe('server side persistence');
  });

  it.each([
    ['/material-ui/react-button-group/', 'button group'],
    ['/material-ui/api/button/#button-css-root', 'button'],
    ['/reactive/', 'reactive'],
    ['/', ''],
  ])('and the address of a page: %s has %j', (pathname, name) => {
    expect(nameInAddress(pathname)).toBe(name);
  });
});
