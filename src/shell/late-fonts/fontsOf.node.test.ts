import type { Page } from '@/model';
import { environment } from '@/site';
import { fontsOf } from './fontsOf';

const demo = (name: string, iconFont?: boolean) => ({ kind: 'demo', demo: { name, iconFont } });
const page = (blocks: object[], fonts?: string[]) => ({ blocks, fonts }) as unknown as Page;

it('returns the icon font for a page whose demos use it, but not for its other demos alone', () => {
  const both = page([{ kind: 'prose' }, demo('Plain'), demo('Icons', true)]);
  expect(fontsOf(both)).toEqual([environment.iconFontUrl]);
  const [plain, icons] = both.blocks.flatMap((block) =>
    block.kind === 'demo' ? [block.demo] : [],
  );
  expect(fontsOf(both, icons)).toEqual([environment.iconFontUrl]);
  expect(fontsOf(both, plain)).toEqual([]);
});

it('includes the fonts of the page itself [spec 2.7]', () => {
  const own = 'https://fonts.example/own.css';
  expect(fontsOf(page([demo('Icons', true)], [own]))).toEqual([environment.iconFontUrl, own]);
  expect(fontsOf(page([demo('Plain')]))).toEqual([]);
});
