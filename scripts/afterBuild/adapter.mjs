import { spawnSync } from 'node:child_process';

/**
 * What Next calls when a build is done (`adapterPath` in `next.config.ts`). The work is TypeScript and needs a process
 * that can read it.
 */
export default {
  name: 'docs',
  onBuildComplete() {
    const { status } = spawnSync(process.execPath, ['scripts/bundled.mjs', 'afterBuild'], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('scripts/afterBuild.ts failed; see above.');
  },
};
