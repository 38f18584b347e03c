import { keepHeapSmall } from '@/workarounds/garbage-collection/collectGarbage';
import { isOff } from '@/workarounds/isOff';
import { optimizeLate } from '@/workarounds/late-optimization/optimizeLate';
import { provideEditor } from '@/content/packages/editor-packs';
import { printEditor, printFailure, printOutcome, printSearch } from './printOutcome';
import { readReference } from './reference/readReference';
import { provideSearch } from '@/content/site';
import { problemsFailingChecks, problemsStoppingBuild } from '@/model/severity';
import type { BackgroundTasks } from './backgroundTasks';
import { SiteCompiler } from './siteCompiler';
import type { FromCompiler } from './start/messages';

/**
 * Runs `scripts/compile.ts [--watch] [--warnings]`: compiles `docs-data/` of the current folder to `.content/` and
 * `public/`, once or after each change. While it watches, pages without errors are written even if others have some.
 */
async function main(): Promise<void> {
  const root = process.cwd();
  if (process.argv.includes('--watch')) {
    const { watch } = await import('./watch');
    await watch(root);
    return;
  }
  optimizeLate();
  let packing: Promise<number> | undefined;
  const onProducts: BackgroundTasks['onProducts'] = (parts) => {
    packing = provideEditor(root, parts);
    // Awaited below, after the pages.
    packing.catch(() => {});
  };
  const onBundleable = createBundleableSignal();
  if (onBundleable && !isOff('server-packages')) await leaveToNode(root);
  const background = { readReference, onProducts, onBundleable };
  const compiler = new SiteCompiler(root, 'build', background);
  const outcome = await compiler.run();
  compiler.save();
  printOutcome(outcome, { listWarnings: process.argv.includes('--warnings') });
  const packingSeconds = (await packing) ?? 0;
  if (packingSeconds > 0 || outcome.emitted > 0) await endBundler();
  const { searchSource } = compiler;
  const problems = [...outcome.problems];
  if (searchSource && problemsStoppingBuild(problems).length === 0) {
    const search = await provideSearch(root, searchSource);
    printSearch(search);
    problems.push(...search.problems);
  }
  printEditor(packingSeconds);
  // A build continues if pages only violate the house style; the checks do not.
  const wrong = onBundleable ? problemsStoppingBuild(problems) : problemsFailingChecks(problems);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

/** Ends esbuild's process, which keeps the 240 MB that it has used: nothing else is bundled, but the search is indexed. */
async function endBundler(): Promise<void> {
  const { stop } = await import('esbuild');
  await stop();
}

/** Writes the modules that replace the demos' packages in the server's bundle. Only a bundler needs them. */
async function leaveToNode(root: string): Promise<void> {
  const { writeStandIns } = await import('@/workarounds/server-packages');
  await writeStandIns(root);
}

/** Returns a function that tells the parent process that it may bundle. The compiler ends with its parent. */
function createBundleableSignal(): (() => void) | undefined {
  if (!process.connected) return undefined;
  process.on('disconnect', () => process.exit(1));
  // The listener alone would keep this process running.
  process.channel?.unref();
  return () => {
    process.send?.({ kind: 'bundleable' } satisfies FromCompiler);
    // From here on the bundler needs the memory.
    keepHeapSmall();
  };
}

await main().catch((error: unknown) => {
  printFailure(error);
  process.exit(1);
});
