import { spawnSync } from 'node:child_process';

/**
 * What Next calls when a build is done (`adapterPath` in `next.config.ts`). The work is TypeScript and needs a process
 * that can read it.
 */
export default {
  name: 'docs',
  onBuildComplete() {
    const script = ['--import', 'tsx', 'scripts/writeDemoPages.ts'];
    const { status } = spawnSync(process.execPath, script, { stdio: 'inherit' });
    if (status !== 0) throw new Error('The pages of demos could not be written; see above.');
  },
};
