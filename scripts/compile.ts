import { writeThemeCss } from '@/base/theme/server';
import { writeDemoThemes } from '@/content/site';
import { checkEnvironment } from '@/site/environmentSchema';

/**
 * `node scripts/bundled.mjs compile [--watch]`: what `next.config.ts` starts, so that Next loads none of it: checks the
 * environment, writes the themes' sheet, and compiles the content.
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
