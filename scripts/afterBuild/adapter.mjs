import { spawnSync } from 'node:child_process';

/** In this order: the policy names the scripts of every page there is. */
const steps = ['scripts/writeDemoPages.ts', 'scripts/writeOffline.ts', 'scripts/writePolicy.ts'];

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
