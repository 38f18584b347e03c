import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faults } from './check-page/planted/plantedFaults';
import { files, folder } from './check-page/planted/plantedFiles';

/** Files and folders of the project that a check needs, besides content. */
const needed = [
  ...['src', 'pages', 'scripts', 'translations', 'public/static', 'tsconfig.json', 'package.json'],
  ...['package-lock.json', 'eslint.config.js', '.prettierrc.json', '.prettierignore'],
  ...['docs-data/ads.ts', 'docs-data/sponsors.ts'],
];

let project = '';
let printed = '';
let status: number | null = null;

/** Returns the section of a check in the report. */
function sectionOf(check: string): string {
  const section = printed.split('\n\n').find((part) => part.startsWith(`${check} (`));
  return section ?? `Nothing about ${check}:\n${printed}`;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function lineOf(file: string, text: string): number {
  const lines = (files[folder + file] ?? '').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

beforeAll(() => {
  project = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'check-page-'));
  for (const name of needed) fs.cpSync(name, path.join(project, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  const command = ['--import', 'tsx', 'scripts/checkPage.ts', '/material-ui/react-planter/'];
  // Jest sets `test`.
  const env = { ...process.env, NODE_ENV: 'development' as const };
  const result = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8', env });
  printed = result.stdout + result.stderr;
  status = result.status;
}, 300_000);

afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

test.each(faults)('$check: finds $line in $file', ({ check, file, line, what }) => {
  const place = escape(`${folder}${file}:${lineOf(file, line)}:`);
  expect(sectionOf(check)).toMatch(new RegExp(`^  ${place}\\d+ .*${escape(what)}`, 'm'));
});

test('the check fails, and reports nothing for correct code', () => {
  expect(status).toBe(1);
  expect(printed).not.toContain('RightDemo.tsx');
  const form = lineOf('planter.md', 'function Order');
  expect(printed).not.toContain(`planter.md:${form}:`);
});

test('warnings are labeled and counted separately', () => {
  expect(printed).toMatch(/LongDemo\.tsx:1:1 {2}Warning: No preview comes out/);
  expect(printed).toMatch(/\d+ problems, 2 warnings · /);
});

test('there are screenshots of each look, a phone, each demo, and overlays', () => {
  const [, sheet = ''] = /Screenshots: (\S+)/.exec(printed) ?? [];
  const pictures = fs.readdirSync(path.join(project, path.dirname(sheet)));
  const expected = ['light-1', 'dark-1', 'rtl-1', 'phone-1', 'demo-RightDemo-light'];
  expect(pictures).toEqual(
    expect.arrayContaining(
      [...expected, 'demo-RightDemo-dark', 'open-MenuDemo-0'].map((name) => `${name}.png`),
    ),
  );
});
