import { DocsError } from '@/model';
import { formatReport } from '@/model/report';
import { UsageError } from './new/usageError';
import { usage } from './new/readRequest';
import { run } from './new/run';

/** `npm run new -- page|demo|product …`: writes the first files of a page, a demo or a product. */
async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    for (const { kind, file } of await run(process.cwd(), argv)) {
      console.log(`${kind === 'create' ? 'Wrote  ' : 'Changed'} ${file}`);
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}  ${error.fix}\nNothing was written.`;
  if (error instanceof DocsError) return formatReport([error.problem]);
  throw error;
}

await main(process.argv.slice(2));
