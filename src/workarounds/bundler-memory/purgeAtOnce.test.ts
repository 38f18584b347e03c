import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const manifest = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
const { build } = (JSON.parse(manifest) as { scripts: { build: string } }).scripts;

/** What a build's bundler is told, where these workarounds are off. */
function delayWithout(names?: string): string {
  const env = { ...process.env };
  delete env.MIMALLOC_PURGE_DELAY;
  delete env.DOCS_WORKAROUNDS_OFF;
  if (names) env.DOCS_WORKAROUNDS_OFF = names;
  const command = build.replace('next build', 'printenv MIMALLOC_PURGE_DELAY');
  const { stdout } = spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' });
  return stdout.trim();
}

it('tells the bundler of a build to give memory back at once, unless that is turned off', () => {
  expect(delayWithout()).toBe('0');
  expect(delayWithout('server-packages, bundler-memory-2')).toBe('0');
  expect(delayWithout('server-packages, bundler-memory')).toBe('');
});
