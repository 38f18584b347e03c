import type { Synonyms } from '@/model';
import { parseQuery } from './parseQuery';

const synonyms: Synonyms = {
  toast: ['snackbar'],
  reorder: ['drag and drop'],
  resize: ['column width'],
  'react hook form': ['form validation'],
  form: ['text field'],
  按钮: ['button'],
  颜色: ['color'],
};
const parse = (text: string) => parseQuery(text, synonyms);
const texts = (text: string) => parse(text).words.map((word) => word.text);
const required = (text: string) =>
  parse(text)
    .words.filter(({ optional }) => !optional)
    .map((word) => word.text);
const readings = (text: string, at = 0) =>
  (parse(text).words[at]?.readings ?? []).map(({ terms }) => terms.join(' '));

it.each(['', '   ', '>', '🚆', '"" () [] {} /\\ *?', '\u0000\u202E', 'prop:'])(
  'reads no words in %j',
  (text) => {
    expect(parse(text)).toMatchObject({ text: '', words: [] });
  },
);

it('reads words of every script, without accents and in lower case', () => {
  expect(texts('ÉTÉ Straße кнопка')).toEqual(['ete', 'straße', 'кнопка']);
  expect(texts('e\u0301te\u0301')).toEqual(['ete']);
});

it.each(['constructor', '__proto__', 'toString hasOwnProperty'])(
  'takes no property of objects for a hint or a synonym: %s',
  (text) => {
    for (const { hints, isTranslated, optional } of parse(text).words) {
      expect({ hints, isTranslated, optional }).toEqual({
        ...{ hints: [], isTranslated: false, optional: false },
      });
    }
    expect(parse(`${text}: seat`).kinds).toEqual([]);
  },
);

it('reads a long query in which every word may be a compound', () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
  expect(texts(words.join(' '))).toEqual(words);
});

describe('prefixes', () => {
  it.each([
    ['prop:size', ['prop'], ['size']],
    ['PROPS: size', ['prop'], ['size']],
    ['size api:', ['component', 'hook'], ['size']],
    ['css:root class:root', ['class'], ['root', 'root']],
    ['slot:root hook:useSeat', ['slot', 'hook'], ['root', 'useseat']],
    ['https://example.com', [], ['https', 'example', 'com']],
    ['backdrop:size', [], ['backdrop', 'size']],
    ['props: { size', [], ['props', 'size']],
  ])('of %j ask for the kinds %j', (text, kinds, words) => {
    expect(parse(text).kinds).toEqual(kinds);
    expect(texts(text)).toEqual(words);
  });
});

describe('words that results may lack', () => {
  it.each([
    ['how to use the seat', ['seat']],
    ['seat props', ['seat']],
    ['seat 19', ['seat', '19']],
    ['the seat of a train', ['seat', 'train']],
    ["Cannot find '@rail/ui/Seat'", ['cannot', 'find']],
  ])('are not those of %j: %j', (text, words) => expect(required(text)).toEqual(words));

  it.each(['the', 'props', 'how to', 'react 19', '@rail/ui/Seat'])(
    'are none of %j, which has no others',
    (text) => expect(required(text)).toEqual(texts(text)),
  );

  it('are not the subject of a question about icons or errors', () => {
    expect(required('seat icon')).toEqual(['seat', 'icon']);
    expect(parse('seat icon').words[1]?.hints).toEqual(['icon']);
  });
});

describe('the readings of a word', () => {
  it('are the compound, its parts, and compounds with its neighbors', () => {
    expect(readings('SeatBelt')).toEqual(['seatbelt', 'seat belt']);
    expect(readings('night seat belt', 1)).toEqual(['seat', 'nightseat', 'seatbelt']);
  });

  it('are what it means by a synonym, also in another form', () => {
    for (const form of ['toast', 'Toasts', 'toasting']) {
      expect(readings(form)).toContain('snackbar');
    }
    expect(readings('reordering')).toContain('drag and drop');
    expect(readings('resizing')).toContain('column width');
    expect(readings('to')).not.toContain('snackbar');
  });

  it('are those of the longest synonym that it is part of', () => {
    expect(readings('a react hook form', 3)).toContain('form validation');
    expect(readings('a react hook form', 3)).not.toContain('text field');
    expect(readings('a react form', 2)).toContain('text field');
  });

  it('are those of a synonym with empty words in between', () => {
    expect(readings('react with the hook form', 4)).toContain('form validation');
    expect(readings('react hook in a seat form', 5)).not.toContain('form validation');
    expect(readings('the', 0)).toEqual(['the']);
  });

  it('are less sure for part of a longer synonym', () => {
    const [own] = parse('react hook form').words[2]?.readings ?? [];
    const [alone] = parse('form').words[0]?.readings ?? [];
    expect(own?.quality).toBeLessThan(alone?.quality ?? 0);
  });

  it('are words and pairs of characters for text without spaces', () => {
    expect(texts('按钮的颜色')).toEqual(['按钮', '颜色']);
    expect(readings('按钮的颜色', 1)).toContain('color');
    expect(readings('切符売')[0]).toBe('切符 符売');
  });
});

describe('the form of a query', () => {
  it.each([
    ['treeData', { identifiers: ['treeData'], isClass: true }],
    ['the treeData of a RailSeat', { identifiers: ['treeData', 'RailSeat'], isClass: true }],
    ['seat belt', { identifiers: [], isClass: false }],
    ['seat', { identifiers: [], isClass: true, isPath: false }],
    ['@rail/ui', { isPath: true }],
    ['ui/Seat', { isPath: true }],
    ['either / or', { isPath: false }],
  ])('of %j is recognized', (text, form) => expect(parse(text)).toMatchObject(form));

  it('of a class name asks for classes only', () => {
    const hints = (text: string) => parse(text).words.map((word) => word.hints);
    expect(hints('.RailSeat-root')).toEqual([['class'], ['class']]);
    expect(hints('seat-root')).toEqual([[], []]);
  });
});
