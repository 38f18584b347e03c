import { spawnSync } from 'node:child_process';
import { readCommandLine } from './commandLine.mjs';

const usage = `npm run format              formats the project
npm run format -- FILE…     formats some files or folders`;

/** `npm run format [-- FILE…]`: formats files with Prettier, which would only warn of an unknown option. */
const { words } = readCommandLine({ command: 'npm run format', usage, takesWords: true });
const files = words.length > 0 ? words : ['.'];
const prettier = spawnSync('prettier', ['--write', '--log-level', 'warn', '--', ...files], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(prettier.status ?? 1);
