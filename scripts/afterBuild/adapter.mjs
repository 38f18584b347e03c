import { spawnSync } from 'node:child_process';

/**
 * Called by Next after a build (`adapterPath` in `next.config.ts`). Starts a process for the actual work, which is in
 * TypeScript.
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
