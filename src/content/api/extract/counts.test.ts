import { chip, chipApi, useChip } from '../reference/testing/docs';
import { countDocs } from './counts';
import { formatCounts } from './formatCounts';

describe('the counts of a reference', () => {
  it('are those of each package, in the order in which packages first appear', () => {
    const other = { ...chip, name: 'Tag', inherited: [], slots: [] };
    expect(countDocs([useChip, chip, chipApi, other])).toEqual([
      {
        packageName: '@demo/base',
        ...{ components: 0, hooks: 1, interfaces: 0 },
        ...{ props: 2, inherited: 0, slots: 0, classes: 0 },
      },
      {
        packageName: '@demo/ui',
        ...{ components: 2, hooks: 0, interfaces: 1 },
        ...{ props: 11, inherited: 3, slots: 1, classes: 4 },
      },
    ]);
  });

  it('do not exist without references', () => {
    expect(countDocs([])).toEqual([]);
  });
});

describe('the table of counts', () => {
  it('aligns names to the left and numbers to the right', () => {
    const counts = countDocs([chip, useChip]).map((one) =>
      one.packageName === '@demo/ui' ? { ...one, props: 1234567 } : one,
    );
    expect(formatCounts(counts).split('\n')).toEqual([
      'package     components  hooks  interfaces    props  inherited  slots  classes',
      '@demo/ui             1      0           0  1234567          3      1        2',
      '@demo/base           0      1           0        2          0      0        0',
    ]);
  });

  it('has only its head without packages', () => {
    expect(formatCounts([])).toBe(
      'package  components  hooks  interfaces  props  inherited  slots  classes',
    );
  });
});
