import type { Block } from '@/model';
import { firstScreen } from './firstScreen';

const prose = (length: number): Block => ({ kind: 'prose', html: 'x'.repeat(length) });
const component: Block = { kind: 'component', name: 'VersionList', props: {} };

describe('firstScreen', () => {
  it.each([
    [
      'four blocks of a page of short ones',
      [prose(90), component, prose(90), component, component],
      4,
    ],
    ['all blocks of a short page', [prose(90), component], 2],
    ['a piece of a long text', [prose(6000), prose(90), prose(90)], 1],
    ['as many pieces as fill it', [prose(3000), prose(3000), prose(3000)], 2],
    ['no more than four pieces', [prose(900), prose(900), prose(900), prose(900), prose(6000)], 4],
  ])('has %s', (_, blocks, count) => {
    expect(firstScreen(blocks)).toEqual(blocks.slice(0, count));
  });
});
