import { readFenceInfo } from './fenceInfo';

it('reads language, label, title and lines in any order', () => {
  expect(readFenceInfo('tsx {1,3-4} Next.js App title="App.tsx"')).toEqual({
    language: 'tsx',
    label: 'Next.js App',
    title: 'App.tsx',
    marked: [1, 3, 4],
    problems: [],
  });
});

it('ignores the reason after nocheck when reading options', () => {
  const info = readFenceInfo("ts title='a.ts' nocheck because x=1 {is} a fragment");
  expect(info).toMatchObject({ language: 'ts', title: 'a.ts', label: '', problems: [] });
});

it.each(['ts nocheck (belongs to Next.js)', 'ts title="a.ts" nocheck belongs to Next.js'])(
  'reads the reason of %s',
  (info) => expect(readFenceInfo(info)).toMatchObject({ nocheck: 'belongs to Next.js', label: '' }),
);

it('rejects nocheck without a reason', () => {
  for (const info of ['ts nocheck', 'ts nocheck ( )']) {
    const { nocheck, problems } = readFenceInfo(info);
    expect(nocheck).toBeUndefined();
    expect(problems).toEqual([
      {
        text: 'nocheck',
        what: '`nocheck` without a reason.',
        fix: 'Write why the code cannot compile alone: `nocheck (fragment of the theme)`.',
      },
    ]);
  }
});

it('reads an empty info string', () => {
  expect(readFenceInfo('')).toMatchObject({ language: '', label: '', problems: [] });
});

it.each(['ts {1,}', 'ts {a}', 'ts {1', 'ts {3-1}', 'ts title=a.ts', 'ts lines="1"', 'ts title="a'])(
  'rejects %s',
  (info) => expect(readFenceInfo(info).problems).toHaveLength(1),
);

it('lists lines far beyond any code without filling the memory', () => {
  expect(readFenceInfo('ts {1-99999999999}').marked.length).toBeLessThan(100_000);
});
