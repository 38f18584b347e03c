import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

function run(script: string, ...options: string[]) {
  const command = ['run', '--silent', script, '--', ...options];
  return spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
}

const names = Object.keys(scripts);

test.each(names)(
  '`npm run %s -- --help` prints its usage and does nothing else',
  (name) => {
    const { status, stdout } = run(name, '--help');
    expect(stdout).toMatch(new RegExp(`npm (run )?${name}\\b|^Usage:`, 'm'));
    expect(status).toBe(0);
  },
  30_000,
);

test.each(names)(
  '`npm run %s` names an option that it does not have',
  (name) => {
    // `npm run new` has options of its own for each kind.
    const before = name === 'new' ? ['page', '/x/'] : [];
    const { status, stdout, stderr } = run(name, ...before, '--no-such-option');
    expect(stdout + stderr).toContain('--no-such-option');
    expect(status).not.toBe(0);
  },
  30_000,
);

test.each([
  ['check.ts', 'step', 'lint'],
  ['bench.ts', 'part', 'search'],
])(
  'scripts/%s lists its %ss when it has no such one',
  (file, what, example) => {
    const command = ['--import', 'tsx', `scripts/${file}`, 'everything'];
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toContain(`has no ${what} \`everything\``);
    expect(stderr).toContain(example);
    expect(status).toBe(1);
  },
  30_000,
);
