import path from 'node:path';
import { openRelease, type Release } from '../release';
import { readFinished } from './finishedBuild';
import type { Publication } from './publishRelease';
import { listReleases } from './releaseFolders';

/** Milliseconds between checks for a finished build. */
const pace = 2000;

/** The context that {@link followReleases} runs in. */
export interface Following extends Publication {
  /** Publishes the export in `out` as a release. */
  publish: () => Promise<unknown>;
}

/** The current release, which is replaced as a whole when a build has finished. */
export interface Releases {
  current: () => Release | undefined;
  /** Checks for a finished build, and for a release newer than the current one. */
  checkForRelease: () => Promise<void>;
  stop: () => void;
}

/** Serves the newest release there is, and publishes each build that finishes in `out`. */
export function followReleases({ out, releases, publish }: Following): Releases {
  let opened: { name: string; release: Release } | undefined;
  let failed: string | undefined;
  let isLooking = false;

  async function publishFinished(): Promise<void> {
    const name = readFinished(out);
    const known = listReleases(releases);
    if (name === undefined || name === failed || known.includes(name)) return;
    try {
      // It would not be served, and might be removed at once and published again with every check.
      if (name < (known.at(-1) ?? '')) throw new Error('It is older than the newest release.');
      await publish();
    } catch (error) {
      // Not retried before the next build.
      failed = name;
      console.error(`The build could not be published; the release before stays. ${String(error)}`);
    }
  }

  async function checkForRelease(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await publishFinished();
      const name = listReleases(releases).at(-1);
      if (name === undefined || name === opened?.name) return;
      const isFirst = opened === undefined;
      opened = { name, release: openRelease(path.join(releases, name)) };
      if (!isFirst) console.log(`Serving the build that finished last (${name}).`);
    } catch (error) {
      console.error(`The newest release could not be opened. ${String(error)}`);
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void checkForRelease(), pace);
  timer.unref();
  return { current: () => opened?.release, checkForRelease, stop: () => clearInterval(timer) };
}
