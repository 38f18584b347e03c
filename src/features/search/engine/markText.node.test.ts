import { foldWord, pairsOf, termsOf } from '@/model/searchWords';
import { markText } from './markText';

/** Marks a text, and returns it with brackets around what is marked. */
function mark(text: string, terms: readonly string[], typed: readonly string[] = terms): string {
  const ranges = markText(text, { typed, terms: new Set(terms) });
  let end = 0;
  const pieces = ranges.map(([from, to]) => {
    expect(from).toBeGreaterThanOrEqual(end);
    expect(to).toBeGreaterThan(from);
    const before = text.slice(end, from);
    end = to;
    return `${before}[${text.slice(from, to)}]`;
  });
  return pieces.join('') + text.slice(end);
}

it('marks every word that matched, in the order of the text, whatever its case', () => {
  expect(mark('A Ticket, a seat & TICKETS', ['seat', 'ticket'])).toBe(
    'A [Ticket], a [seat] & TICKETS',
  );
  expect(mark('', ['ticket'])).toBe('');
  expect(mark('Ticket', [])).toBe('Ticket');
});

it('marks only what was typed of a longer word, but all of a word that matched in another way', () => {
  expect(mark('Tickets', ['tickets'], ['tick'])).toBe('[Tick]ets');
  expect(mark('Tickets', ['tickets'], ['fare'])).toBe('[Tickets]');
});

it('marks the parts of a compound, or the compound if it was typed as one', () => {
  expect(mark('disableSeatBelt', ['belt', 'disable'])).toBe('[disable]Seat[Belt]');
  expect(mark('SeatBelt', ['seatbelt', 'seat', 'belt'], ['seatbelt'])).toBe('[SeatBelt]');
  expect(mark('SeatBelt', ['seatbelt'], ['seatb'])).toBe('[SeatB]elt');
});

it('marks whole words whose letters are not those of the term', () => {
  expect(mark('Éclair', ['eclair'], ['ecl'])).toBe('[Écl]air');
  // A letter and an accent, and a ligature of two letters: positions in the term are others.
  expect(mark('E\u0301clair', ['eclair'], ['ecl'])).toBe('[E\u0301clair]');
  expect(mark('ﬁles', ['files'], ['fi'])).toBe('[ﬁles]');
});

describe('text without spaces', () => {
  it('is marked once where pairs of characters overlap', () => {
    expect(mark('按钮组', ['按钮', '钮组'])).toBe('[按钮组]');
    expect(mark('切符売り場です', ['切符', '売り', 'り場'])).toBe('[切符][売り場]です');
  });

  it('is marked in several places', () => {
    expect(mark('按钮和按钮组', ['按钮'])).toBe('[按钮]和[按钮]组');
  });

  it('is marked next to characters beyond the basic plane', () => {
    expect(mark('𠮷野家', ['野家'])).toBe('𠮷[野家]');
    expect(mark('𠮷野家', ['𠮷野', '野家'])).toBe('[𠮷野家]');
  });

  it('is marked as a whole if it was searched as a whole', () => {
    for (const text of ['按', '按钮', '按钮组件', 'データグリッド']) {
      expect(mark(text, pairsOf(foldWord(text)))).toBe(`[${text}]`);
    }
  });
});

it('marks nothing but letters and digits, whatever the text has', () => {
  const text = '<b>Ticket</b> "seat" 👍🏽 \u202Eticket\u0000';
  expect(mark(text, termsOf(text))).toBe('<[b]>[Ticket]</[b]> "[seat]" 👍🏽 \u202E[ticket]\u0000');
});
