import { writeThemeCss } from '@/base/theme/server';
import { writeDemoThemes } from '@/content/site';
import { checkEnvironment } from '@/site/checkEnvironment';

/**
 * `node scripts/bundled.mjs compile [--watch]`: checks the environment, writes the style sheet of the themes, and
 * compiles the content. `next.config.ts` starts it as a process, so that Next does not load the compiler.
 */
async function main(): Promise<void> {
  try {
    checkEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await writeThemeCss(process.cwd());
  await writeDemoThemes(process.cwd());
  await import('@/content/run/cli');
}

await main();
