import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../development/freePort';
import { listReleases, releasesFolder } from '../serve/releases/releaseFolders';
import { generateLoad, type Load, type LoadResult } from './generateLoad';
import { median } from './median';
import { treeMegabytes } from './processTree';
import { startNginx } from './startNginx';

/** Throughput of the server of `npm start` under one load. */
export interface LoadFigure extends LoadResult {
  connections: number;
  encoding: string;
  /**
   * Requests per second divided by those of nginx, measured right after; median of the rounds. Undefined if nginx is not
   * installed or lacks this encoding.
   */
  shareOfNginx?: number;
}

/** All figures of {@link measureLoad}. */
export interface LoadFigures {
  loads: LoadFigure[];
  /** Memory of the server in megabytes, the highest value after a load. */
  megabytes: number;
}

/** Rounds of each load: one alone differs from the next by a third. */
const rounds = 5;

/** Requests a page of the built site over 200 and 1,000 connections, with gzip and with brotli. */
export async function measureLoad(pathname: string, seconds = 3): Promise<LoadFigures> {
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
        const isComparable = nginx?.encodings.includes(encoding);
        const load = { pathname, encoding, connections, seconds };
        figures.loads.push({
          ...(await compare(load, port, isComparable ? rivalPort : undefined)),
          connections,
          encoding,
        });
        figures.megabytes = Math.max(figures.megabytes, treeMegabytes(server.pid ?? 0));
      }
    }
    return figures;
  } finally {
    nginx?.stop();
    server.kill();
  }
}

/** Puts the load on the server and, if there is a rival, on that in turn, several times. */
async function compare(
  load: Omit<Load, 'port'>,
  port: number,
  rivalPort: number | undefined,
): Promise<Omit<LoadFigure, 'connections' | 'encoding'>> {
  const results: LoadResult[] = [];
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await generateLoad({ ...load, port });
    results.push(own);
    if (rivalPort === undefined) continue;
    const theirs = await generateLoad({ ...load, port: rivalPort });
    shares.push(own.requestsPerSecond / theirs.requestsPerSecond);
  }
  return {
    requestsPerSecond: median(results.map(({ requestsPerSecond }) => requestsPerSecond)),
    errors: Math.max(...results.map(({ errors }) => errors)),
    shareOfNginx: rivalPort === undefined ? undefined : median(shares),
  };
}
