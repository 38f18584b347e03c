import { fileURLToPath } from 'node:url';
import { readCommandLine } from './commandLine.mjs';
import { provideDependencies } from './install.mjs';
import { runProcess } from './runProcess.mjs';

const usage = `npm run format              formats the project
npm run format -- FILE…     formats some files or folders`;

/** `npm run format [-- FILE…]`: formats files with Prettier, which would only warn of an unknown option. */
const { words } = readCommandLine({ command: 'npm run format', usage, takesWords: true });
provideDependencies();
const files = words.length > 0 ? words : ['.'];
const prettier = fileURLToPath(import.meta.resolve('prettier/bin/prettier.cjs'));
const options = ['--write', '--log-level', 'warn', '--'];
process.exit(await runProcess(process.execPath, [prettier, ...options, ...files]));
