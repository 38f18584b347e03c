import { readCommandLine } from './commandLine.mjs';
import { provideDependencies } from './install.mjs';
import { runProcess } from './runProcess.mjs';

const usage = `npm test                            runs everything that CI runs
npm test -- STEP…                   runs some steps, such as lint or "import rules"
npm test -- --changed [COMMIT]      runs what the changes since a commit (HEAD) can affect`;

/** `npm test`: installs what is missing, then runs everything CI runs (contract §1). */
readCommandLine({ command: 'npm test', usage, options: ['--changed'], takesWords: true });
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Visits of pages end before CI does (`src/testing/e2e/visitOrder.ts`).
process.env.DOCS_TEST_STARTED = String(Date.now());
provideDependencies();
const words = ['--import', 'tsx', 'scripts/check.ts', ...process.argv.slice(2)];
process.exit(await runProcess(process.execPath, words));
