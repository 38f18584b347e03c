import type { Block, PageEdit } from '@/model';
import { applyEdit, type EditedProps } from './applyEdit';

const prose = (html: string): Block => ({ kind: 'prose', html });
const demo = { kind: 'demo', demo: { name: 'Fare' }, html: '<b>4</b>' } as unknown as Block;
const unchanged = (identity: string) => ({ kind: 'unchanged' as const, identity });

const propsOf = (edition: number, blocks: Block[]): EditedProps => {
  const page = { pathname: '/rail/single/', h1: 'Single', headings: [], blocks };
  return { view: { page, demoCss: '.a{}' }, edits: { channel: 'x', edition } } as never;
};
const editOf = (edition: number, blocks: PageEdit['blocks']): PageEdit => ({
  ...{ pathname: '/rail/single/', h1: 'Single', description: 'One.', descriptionHtml: 'One.' },
  ...{ edition, blocks, headings: [{ id: 'fares', title: 'Fares', level: 2, children: [] }] },
});
const blocksOf = ({ view }: EditedProps) => view?.page.blocks;

const shown = propsOf(5, [prose('<p>old</p>'), demo]);
const edit = editOf(6, [{ kind: 'prose', html: '<p>new</p>' }, unchanged('demo Fare')]);

it('changes text, headings and table of contents, and leaves demos as they are', () => {
  const props = applyEdit(shown, edit);
  expect(blocksOf(props)).toEqual([prose('<p>new</p>'), demo]);
  expect(blocksOf(props)?.[1]).toBe(demo);
  expect(props.view).toMatchObject({ demoCss: '.a{}', page: { headings: [{ id: 'fares' }] } });
});

it('applies to older data, and not to data that is as new as the edit', () => {
  const older = propsOf(5, [prose('<p>older</p>'), demo]);
  expect(blocksOf(applyEdit(older, edit))?.[0]).toEqual(prose('<p>new</p>'));
  const asNew = propsOf(6, [prose('<p>new</p>'), demo]);
  expect(applyEdit(asNew, edit)).toBe(asNew);
});

it.each([
  ['another page', { ...edit, pathname: '/rail/return/' }],
  ['a demo more', { ...edit, blocks: [...edit.blocks, unchanged('demo Seat')] }],
  ['another demo', { ...edit, blocks: [edit.blocks[0]!, unchanged('demo Seat')] }],
  ['text for a demo', { ...edit, blocks: [edit.blocks[0]!, edit.blocks[0]!] }],
  ['nothing', undefined],
])('changes nothing for %s', (_, other) => {
  expect(applyEdit(shown, other)).toBe(shown);
});

it('changes nothing on a page that receives no edits', () => {
  const built = { view: shown.view };
  expect(applyEdit(built, edit)).toBe(built);
});
