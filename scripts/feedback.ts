import { readFeedback } from '@/features/feedback/server';
import { readEnvironment, type Variables } from '@/site';
import { loadEnvironment } from './feedback/loadEnvironment';
import { summarizeByHost } from './feedback/summarizeByHost';
import { feedbackFile } from './serve/feedback/feedbackFile';

const usage = `npm run feedback            what readers of the production host said of each page
npm run feedback -- --all   what readers of every host said`;

/** `npm run feedback [-- --all]`: prints a summary of the readers' feedback by page. */
async function main(argv: readonly string[]): Promise<void> {
  const unknown = argv.find((word) => word !== '--all' && word !== '--help');
  if (unknown !== undefined || argv.includes('--help')) {
    if (unknown !== undefined) console.error(`\`npm run feedback\` has no option \`${unknown}\`.`);
    console.log(usage);
    process.exitCode = unknown === undefined ? 0 : 1;
    return;
  }
  loadEnvironment(process.cwd());
  const { productionHost } = readEnvironment(process.env as Variables);
  const file = feedbackFile();
  const { feedback, unreadable } = await readFeedback(file);
  if (feedback.length === 0) console.log(`There is no feedback in ${file} yet.`);
  else console.log(summarizeByHost(feedback, { productionHost, isAll: argv.includes('--all') }));
  if (unreadable > 0) console.log(`${unreadable} lines could not be read; they are still there.`);
}

await main(process.argv.slice(2));
