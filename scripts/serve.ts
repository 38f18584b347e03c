import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type http from 'node:http';
import { readEnvironment, type Variables } from '@/site';
import { checkEnvironment } from '@/site/checkEnvironment';
import { loadEnvironment } from './feedback/loadEnvironment';
import { readPort } from './readPort.mjs';
import { createSiteServer } from './serve/createSiteServer';
import { createFeedbackEndpoint } from './serve/feedback/feedbackEndpoint';
import { feedbackFile } from './serve/feedback/feedbackFile';
import { readProxies, type Deployment } from './serve/feedback/identifySender';
import { followReleases } from './serve/releases/followReleases';
import { releasesFolder } from './serve/releases/releaseFolders';
import { limitToSandbox } from './serve/sandboxRelease';

loadEnvironment(process.cwd());
const port = readPort(3000);
try {
  checkEnvironment(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const { productionHost, sandboxOrigin, siteUrl } = readEnvironment(process.env as Variables);

const host = process.env.HOST || '127.0.0.1';
/**
 * Length of the system's queue of connections to accept. With Node's default of 511, some of a thousand simultaneous
 * readers waited for seconds: if the queue is full, clients retry after 1, 3 and 7 s.
 */
const backlog = 4096;

/** Publishes the export in a separate process, which frees its memory at the end and does not block requests. */
async function publish(): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, 'scripts/publish.ts'], {
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The message above says why.');
}

const releases = followReleases({ out: 'out', releases: releasesFolder, publish });
await releases.checkForRelease();
const pages = { has: (page: string) => releases.current()?.pages.has(page) ?? false };
const deployment: Deployment = {
  host: `${host}:${port}`,
  ownHosts: [productionHost, new URL(siteUrl).host],
  proxies: readProxies(process.env.TRUSTED_PROXIES),
};
const feedback = createFeedbackEndpoint({ pages, file: feedbackFile(), deployment });
const sites = [siteUrl, `http://${host}:${port}`];
// If it is the site's own origin, it serves pages as well.
const isApart = sandboxOrigin !== undefined && !sites.includes(sandboxOrigin);
const sandbox = isApart ? new URL(sandboxOrigin) : undefined;
const sandboxRelease = limitToSandbox(releases.current, sites);

function listenAt(at: number): http.Server {
  const server = createSiteServer(
    (name) => (sandbox && name === sandbox.host ? sandboxRelease() : releases.current()),
    feedback,
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    const variable = at === port ? 'PORT' : 'NEXT_PUBLIC_SANDBOX_ORIGIN';
    console.error(taken ? `Port ${at} is taken. Set ${variable} to another one.` : String(error));
    process.exit(1);
  });
  const what = at === port ? 'Ready on' : 'Edited code runs on';
  return server.listen({ port: at, host, backlog }, () =>
    console.log(`${what} http://${host}:${at}/`),
  );
}

// With HTTPS there is a proxy in front of this server, and the `Host` header is enough: no second port is needed.
const sandboxPort = sandbox?.protocol === 'http:' ? Number(sandbox.port || 80) : port;
const servers = [...new Set([sandboxPort, port])].map(listenAt);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    servers.forEach((server) => server.closeAllConnections());
    void Promise.all(closed).then(() => process.exit(0));
  });
}
