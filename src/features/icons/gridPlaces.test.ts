import { cellsOf, nextCell, rowsAt } from './gridPlaces';

describe('rowsAt', () => {
  const place = { windowHeight: 800, rowHeight: 100 };

  it('returns the rows in the viewport and some around them', () => {
    expect(rowsAt({ ...place, top: 300 })).toEqual({ first: 0, last: 7 });
    expect(rowsAt({ ...place, top: -2000 })).toEqual({ first: 18, last: 30 });
  });

  it('returns no rows of a grid far below the viewport', () => {
    expect(rowsAt({ ...place, top: 9000 })).toEqual({ first: 0, last: 0 });
  });
});

describe('cellsOf', () => {
  it('returns the cells of the rows, and the row with the focus', () => {
    const range = { first: 2, last: 3 };
    expect(cellsOf(range, { columns: 3, count: 8, active: 0 })).toEqual([0, 1, 2, 6, 7]);
    expect(cellsOf(range, { columns: 3, count: 8, active: 7 })).toEqual([6, 7]);
    expect(cellsOf(range, { columns: 3, count: 0, active: 0 })).toEqual([]);
  });
});

describe('nextCell', () => {
  const at = { cell: 4, columns: 3, count: 8, isRtl: false };
  const next = (key: string, more = {}) => nextCell({ key, ctrlKey: false }, { ...at, ...more });

  it('moves by cell, row, and to the ends of a row', () => {
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => next(key))).toEqual([
      5, 3, 7, 1,
    ]);
    expect([next('Home'), next('End'), next('End', { cell: 6 })]).toEqual([3, 5, 7]);
    const withCtrl = (key: string) => nextCell({ key, ctrlKey: true }, at);
    expect([withCtrl('Home'), withCtrl('End')]).toEqual([0, 7]);
  });

  it('is mirrored from right to left', () => {
    expect([next('ArrowRight', { isRtl: true }), next('ArrowLeft', { isRtl: true })]).toEqual([
      3, 5,
    ]);
  });

  it('returns undefined for other keys and at the edges', () => {
    expect(next('a')).toBeUndefined();
    expect(next('ArrowUp', { cell: 0 })).toBeUndefined();
    expect(next('ArrowDown', { cell: 7 })).toBeUndefined();
  });
});
