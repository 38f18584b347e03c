import path from 'node:path';
import { checkFences } from './fences';

const root = path.join(__dirname, '../..');

/** Returns a page of fences. The first line of each is its info string. */
function page(file: string, ...fences: string[]) {
  const body = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');
  return { file: `docs-data/system/${file}`, body, bodyLine: 5 };
}

const problemsOf = (...pages: ReturnType<typeof page>[]) =>
  checkFences(root, pages).problems.map(
    ({ file, line, column, what }) => `${path.basename(file)}:${line}:${column} ${what}`,
  );

const augmentation = `ts
import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    track?: string;
  }
}

export const row: React.HTMLAttributes<Element> = { track: 'A' };`;

it('reports the line and the column of an error in the markdown', () => {
  const list = '1. Text\n\n   ```tsx\n   const a = 1;\n   const seat: string = 12;\n   ```\n';
  expect(problemsOf({ file: 'docs-data/system/a.md', body: list, bodyLine: 5 })).toEqual([
    "a.md:9:10 Type 'number' is not assignable to type 'string'.",
  ]);
});

it('checks each fence by itself: fences share neither names nor module augmentations', () => {
  const same = ['ts\nconst seat = 12;', 'ts\nconst seat = "12A";'];
  const user = `ts\nexport const row: import('react').HTMLAttributes<Element> = { track: 'A' };`;
  expect(problemsOf(page('a.md', ...same, augmentation, user))).toEqual([
    expect.stringMatching(/^a\.md:26:63 .*'track' does not exist/),
  ]);
});

it('resolves installed packages, and checks JSX and JavaScript', () => {
  const markup =
    'import { useState } from "react";\nexport const a = <b title={12}>{useState(1)[1]}</b>;';
  const jsx = 'jsx\nexport function Seat({ row }) {\n  return <b title={12}>{row}</b>;\n}';
  expect(problemsOf(page('a.md', `tsx\n${markup}`, jsx, 'ts\nimport "./missing.ts";'))).toEqual([
    expect.stringMatching(/^a\.md:7:21 Type 'number' is not assignable to type 'string'/),
    expect.stringMatching(/^a\.md:7:\d+ Type 'Dispatch/),
    expect.stringMatching(/^a\.md:12:13 Type 'number'/),
    expect.stringMatching(/^a\.md:17:8 Cannot find module/),
  ]);
});

it('skips other languages, and code with a reason not to check it', () => {
  const fences = ['ts nocheck (a fragment)\nconst a: string = 1;', 'js\nconst a = ;', 'diff\n-a'];
  expect(checkFences(root, [page('a.md', ...fences)])).toEqual({ checked: 0, problems: [] });
  expect(problemsOf(page('a.md', 'ts nocheck\nconst a: string = 1;'))).toHaveLength(1);
});
