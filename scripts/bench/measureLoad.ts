import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../development/freePort';
import { listReleases, releasesFolder } from '../serve/releases/releaseFolders';
import { generateLoad, type LoadResult } from './generateLoad';
import { treeMegabytes } from './processTree';
import { startNginx } from './startNginx';

/** Throughput of the server of `npm start` under one load. */
export interface LoadFigure extends LoadResult {
  connections: number;
  encoding: string;
  /** Requests per second divided by those of nginx; undefined if it is not installed or lacks this encoding. */
  shareOfNginx?: number;
}

/** All figures of {@link measureLoad}. */
export interface LoadFigures {
  loads: LoadFigure[];
  /** Memory of the server in megabytes, the highest value after a load. */
  megabytes: number;
}

/** Requests a page of the built site over 200 and 1,000 connections, with gzip and with brotli. */
export async function measureLoad(pathname: string, seconds = 5): Promise<LoadFigures> {
  const [port, rivalPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const folder = path.join(releasesFolder, listReleases(releasesFolder).at(-1) ?? '');
  const nginx = await startNginx(folder, pathname, rivalPort);
  const figures: LoadFigures = { loads: [], megabytes: 0 };
  try {
    for (const connections of [200, 1000]) {
      for (const encoding of ['gzip', 'br']) {
        const load = { pathname, encoding, connections, seconds };
        const own = await generateLoad({ ...load, port });
        figures.megabytes = Math.max(figures.megabytes, treeMegabytes(server.pid ?? 0));
        const isComparable = nginx?.encodings.includes(encoding);
        const theirs = isComparable ? await generateLoad({ ...load, port: rivalPort }) : undefined;
        const shareOfNginx = theirs && own.requestsPerSecond / theirs.requestsPerSecond;
        figures.loads.push({ ...own, connections, encoding, shareOfNginx });
      }
    }
    return figures;
  } finally {
    nginx?.stop();
    server.kill();
  }
}
