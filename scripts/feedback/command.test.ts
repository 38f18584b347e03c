import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = path.resolve(__dirname, '../..');
const tsx = pathToFileURL(require.resolve('tsx')).href;

let folder: string;
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const ownFile = () => path.join(folder, 'feedback.jsonl');

/** Runs the command in the folder of the test, with its `.env` files and its feedback. */
function run(options: string[] = [], given: NodeJS.Dict<string> = { FEEDBACK_FILE: ownFile() }) {
  const TSX_TSCONFIG_PATH = path.join(project, 'tsconfig.json');
  const env: NodeJS.ProcessEnv = { ...process.env, TSX_TSCONFIG_PATH };
  delete env.FEEDBACK_FILE;
  delete env.NEXT_PUBLIC_PRODUCTION_HOST;
  Object.assign(env, given);
  const command = ['--import', tsx, path.join(project, 'scripts/feedback.ts'), ...options];
  return spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
}

function keep(...hosts: string[]) {
  const rest = { section: '', rating: 1, comment: '', product: 'a', version: '', language: 'en' };
  const lines = hosts.map((host, index) =>
    JSON.stringify({ time: '2026-01-01T00:00:00.000Z', host, page: `/${index}/`, ...rest }),
  );
  write('feedback.jsonl', `${lines.join('\n')}\n{"time":"2026","page":"/x/"}\n`);
}

test('the production host is read from the environment and `.env` files, as in a build', () => {
  keep('one.example', 'two.example', 'mui.com');
  const counted = (...given: Parameters<typeof run>) => run(...given).stdout.match(/^\/\d\//gm);
  expect(counted()).toEqual(['/2/']);
  write('.env', 'NEXT_PUBLIC_PRODUCTION_HOST=one.example\n');
  expect(counted()).toEqual(['/0/']);
  write('.env.local', 'NEXT_PUBLIC_PRODUCTION_HOST=two.example\n');
  expect(counted()).toEqual(['/1/']);
  const host = { FEEDBACK_FILE: ownFile(), NEXT_PUBLIC_PRODUCTION_HOST: 'one.example' };
  expect(counted([], host)).toEqual(['/0/']);
  expect(counted(['--all'])).toEqual(['/0/', '/1/', '/2/']);
});

test('an `.env` file may set where feedback is stored', () => {
  keep('mui.com');
  expect(run([], {}).stdout).toContain('no feedback in .data/feedback.jsonl');
  write('.env.local', `FEEDBACK_FILE=${ownFile()}\n`);
  expect(run([], {}).stdout).toContain('/0/      1  100 % yes');
});

test('a line without all fields is counted as unreadable', () => {
  keep('mui.com');
  const { stdout, status } = run();
  expect([stdout, status]).toEqual([
    '/0/      1  100 % yes\n1 lines could not be read; they are still there.\n',
    0,
  ]);
});

test('an unknown option is reported with the usage', () => {
  const { stdout, stderr, status } = run(['--al']);
  expect(stderr).toContain('no option `--al`');
  expect(stdout).toContain('npm run feedback -- --all');
  expect(status).toBe(1);
});
