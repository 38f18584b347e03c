import { spawn } from 'node:child_process';
import { DocsError } from '@/model';
import { formatReport } from '@/model/report';
import { problemsFailingChecks } from '@/model/severity';
import { checkPages } from './check-page/checkPages';
import { readRequest, usage } from './check-page/readRequest';
import { formatCheckReport } from './check-page/report';

/** `npm run check -- PATHNAME… [--open]` (contract §1): runs all checks of pages, for their authors. */
async function main(argv: readonly string[]): Promise<number> {
  const { pages, open, help } = readRequest(argv);
  if (help) {
    console.log(usage);
    return 0;
  }
  const report = await checkPages(process.cwd(), pages);
  console.log(formatCheckReport(report));
  if (open) report.sheets.forEach(show);
  return problemsFailingChecks(report.problems).length > 0 ? 1 : 0;
}

/** Opens a file with the program of the system. Does nothing if there is none, since its path has been printed. */
function show(file: string): void {
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(program, [file], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(formatReport([error.problem]));
  process.exitCode = 1;
}
