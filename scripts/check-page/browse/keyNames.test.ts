import { listKeyboardRows } from './keyNames';

const kbd = (name: string) => `<kbd class="key">${name}</kbd>`;

/** Returns the row that a table makes of one line with these two cells. */
function rowOf(cell: string, says = 'Moves focus to the next pot') {
  const [row] = listKeyboardRows(`| ${cell} | ${says} |`);
  if (!row) throw new Error(`This is not read as a row: ${cell}`);
  return row;
}

const claimOf = (says: string) => rowOf(kbd('Tab'), says).claim;

describe('listKeyboardRows', () => {
  it('lists rows with their lines, and skips the head of the table and other tables', () => {
    const rows = listKeyboardRows(
      [
        '# Planter',
        '| Key | Function |',
        '| :-- | :------- |',
        `| ${kbd('Tab')} | Moves focus |`,
        `| The name of a pot | ${kbd('Tab')} moves focus |`,
        '| Clay | Red |',
        `Press ${kbd('Enter')}, then read | this |.`,
        `|${kbd('Enter')}|Opens the menu|`,
      ].join('\n'),
    );
    expect(rows.map(({ line, combinations }) => [line, ...combinations])).toEqual([
      [4, 'Tab'],
      [8, 'Enter'],
    ]);
  });

  it('finds nothing in a page without tables', () => {
    expect(listKeyboardRows('')).toEqual([]);
  });

  it('translates the names on pages to those of `KeyboardEvent.key`', () => {
    const names = ['Esc', 'Space', 'Arrow Down', 'Left', 'Page Up', 'F10', 'Home', 'a', '7', '*'];
    expect(rowOf(names.map(kbd).join(', ')).combinations).toEqual([
      ...['Escape', ' ', 'ArrowDown', 'ArrowLeft', 'PageUp', 'F10', 'Home', 'a', '7', '*'],
    ]);
  });

  it('reads keys without a comma or “or” between them as one combination', () => {
    const cell = `${kbd('Shift')} + ${kbd('Tab')}, ${kbd('Ctrl')}${kbd('A')} or ${kbd('Enter')}`;
    expect(rowOf(cell).combinations).toEqual(['Shift+Tab', 'Control+A', 'Enter']);
  });

  it('accepts non-breaking spaces and line padding in names of keys', () => {
    expect(rowOf(kbd('Arrow&nbsp;Up')).combinations).toEqual(['ArrowUp']);
    expect(rowOf(kbd('  Page \u00a0Down ')).combinations).toEqual(['PageDown']);
  });

  it('names unknown keys, and leaves out only the combinations they are in', () => {
    const row = rowOf(`${kbd('Shift')} + ${kbd('Any')}, ${kbd('Enter')}, ${kbd('Größe')}`);
    expect(row.unknown).toEqual(['Any', 'Größe']);
    expect(row.combinations).toEqual(['Enter']);
  });

  it('takes an escaped bar as text of its cell', () => {
    const row = rowOf(`${kbd('Tab')} \\| ${kbd('Enter')}`, 'Opens a \\| b');
    expect(row.says.trim()).toBe('Opens a \\| b');
    expect(row.combinations).toEqual(['Tab+Enter']);
  });

  it.each([
    ['Moves focus to the next pot', 'focus'],
    ['Moves the focus out of the list', 'focus'],
    ['Returns focus to the button', 'focus'],
    ['Moves to the first option', 'focus'],
    ['Leaves the list', 'focus'],
    ['Opens the menu', 'open'],
    ['Closes the menu', 'close'],
    ['Selects the option', 'any'],
    ['Moves the thumb to the left', 'any'],
    ['Opensource gardening', 'none'],
    ['Does nothing while the list is empty', 'none'],
    ['Has no effect', 'none'],
    ['If the menu is open, closes it', 'none'],
    ['', 'none'],
  ])('reads “%s” as the claim `%s`', (says, claim) => {
    expect(claimOf(says)).toBe(claim);
  });
});
