import { readFeedback } from '@/features/feedback/server';
import { readEnvironment, type Variables } from '@/site';
import { readCommandLine } from './commandLine.mjs';
import { loadEnvironment } from './feedback/loadEnvironment';
import { summarizeByHost } from './feedback/summarizeByHost';
import { feedbackFile } from './serve/feedback/feedbackFile';

const usage = `npm run feedback            what readers of the production host said of each page
npm run feedback -- --all   what readers of every host said`;

/** `npm run feedback [-- --all]`: prints a summary of the readers' feedback by page. */
async function main(): Promise<void> {
  const { options } = readCommandLine({ command: 'npm run feedback', usage, options: ['--all'] });
  loadEnvironment(process.cwd());
  const { productionHost } = readEnvironment(process.env as Variables);
  const file = feedbackFile();
  const { feedback, unreadable } = await readFeedback(file);
  if (feedback.length === 0) console.log(`There is no feedback in ${file} yet.`);
  else console.log(summarizeByHost(feedback, { productionHost, isAll: options.has('--all') }));
  if (unreadable > 0) console.log(`${unreadable} lines could not be read; they are still there.`);
}

await main();
