import { nextIndex } from './nextIndex';

const press = (key: string, extra: Partial<KeyboardEvent> = {}) =>
  ({ key, altKey: false, ctrlKey: false, metaKey: false, target: null, ...extra }) as KeyboardEvent;

describe('nextIndex', () => {
  const row = { index: 0, count: 3, orientation: 'horizontal' as const };

  it('wraps around at both ends', () => {
    expect(nextIndex(press('ArrowRight'), { ...row, index: 2 })).toBe(0);
    expect(nextIndex(press('ArrowLeft'), row)).toBe(2);
  });

  it('reaches the ends by Home and End', () => {
    expect(nextIndex(press('Home'), { ...row, index: 2 })).toBe(0);
    expect(nextIndex(press('End'), row)).toBe(2);
  });

  it('uses the vertical arrows in a column only', () => {
    expect(nextIndex(press('ArrowDown'), row)).toBe(-1);
    expect(nextIndex(press('ArrowDown'), { ...row, orientation: 'vertical' })).toBe(1);
  });

  it('ignores shortcuts of the browser', () => {
    expect(nextIndex(press('ArrowLeft', { altKey: true }), row)).toBe(-1);
  });
});
