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
        const ports = isComparable ? [port, rivalPort] : [port];
        const load = { pathname, encoding, connections, seconds };
        figures.loads.push({ ...(await compare(load, ports)), connections, encoding });
        figures.megabytes = Math.max(figures.megabytes, treeMegabytes(server.pid ?? 0));
      }
    }
    return figures;
  } finally {
    nginx?.stop();
    server.kill();
  }
}

/** Puts the load on each server in turn, several times. The first port is that of `npm start`. */
async function compare(
  load: Omit<Load, 'port'>,
  ports: number[],
): Promise<Omit<LoadFigure, 'connections' | 'encoding'>> {
  const own: LoadResult[] = [];
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const results: LoadResult[] = [];
    for (const port of ports) results.push(await generateLoad({ ...load, port }));
    const [first, rival] = results;
    own.push(first);
    if (rival) shares.push(first.requestsPerSecond / rival.requestsPerSecond);
  }
  return {
    requestsPerSecond: median(own.map(({ requestsPerSecond }) => requestsPerSecond)),
    errors: Math.max(...own.map(({ errors }) => errors)),
    shareOfNginx: shares.length > 0 ? median(shares) : undefined,
  };
}
