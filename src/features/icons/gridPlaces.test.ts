import { cellsOf, nextCell, rowsAt } from './gridPlaces';

describe('rowsAt', () => {
  const place = { windowHeight: 800, rowHeight: 100 };

  it('returns the rows in the viewport', () => {
    expect(rowsAt({ ...place, top: 300 })).toEqual({ first: -3, last: 5 });
    expect(rowsAt({ ...place, top: -2000 })).toEqual({ first: 20, last: 28 });
  });
});

describe('cellsOf', () => {
  it('returns the cells of the rows, and the row with the focus', () => {
    const range = { first: 2, last: 3 };
    const around = { columns: 3, count: 8, active: 0, spare: 0 };
    expect(cellsOf(range, around)).toEqual([0, 1, 2, 6, 7]);
    expect(cellsOf(range, { ...around, active: 7 })).toEqual([6, 7]);
    expect(cellsOf(range, { ...around, count: 0 })).toEqual([]);
  });

  it('returns the cells of spare rows around the others, but none before the first', () => {
    const around = { columns: 1, count: 50, active: 10, spare: 2 };
    expect(cellsOf({ first: 10, last: 12 }, around)).toEqual([8, 9, 10, 11, 12, 13]);
    expect(cellsOf({ first: -3, last: 1 }, { ...around, active: 0 })).toEqual([0, 1, 2]);
  });

  it('returns only the row with the focus of a grid far below the viewport', () => {
    const around = { columns: 2, count: 50, active: 0, spare: 2 };
    expect(cellsOf({ first: -90, last: -82 }, around)).toEqual([0, 1]);
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
