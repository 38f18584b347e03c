import { spawnSync } from 'node:child_process';

/** In this order: lists for reading offline have the sizes of all files, and the policy the scripts of every page. */
const steps = [
  'scripts/hintCompilation.ts',
  'scripts/writeDemoPages.ts',
  'scripts/writeOffline.ts',
  'scripts/writePolicy.ts',
];

/**
 * What Next calls when a build is done (`adapterPath` in `next.config.ts`). The work is TypeScript and needs processes
 * that can read it.
 */
export default {
  name: 'docs',
  onBuildComplete() {
    for (const step of steps) {
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', step], {
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`${step} failed; see above.`);
    }
  },
};
