import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readEnvironment, type Variables } from '@/site';
import { checkEnvironment } from '@/site/environmentSchema';
import { loadEnvironment } from './feedback/loadEnvironment';
import { createSiteServer } from './serve/createSiteServer';
import { createFeedbackEndpoint } from './serve/feedback/feedbackEndpoint';
import { feedbackFile } from './serve/feedback/feedbackFile';
import { readProxies, type Deployment } from './serve/feedback/identifySender';
import { followReleases } from './serve/releases/followReleases';
import { releasesFolder } from './serve/releases/releaseFolders';

loadEnvironment(process.cwd());
try {
  checkEnvironment(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const { productionHost, siteUrl } = readEnvironment(process.env as Variables);

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

/** In a process of its own: its memory ends with it, and requests are answered meanwhile. */
async function publish(): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, 'scripts/publish.ts'], {
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The message above says why.');
}

const releases = followReleases({ out: 'out', releases: releasesFolder, publish });
await releases.look();
const pages = { has: (page: string) => releases.current()?.pages.has(page) ?? false };
const deployment: Deployment = {
  host: `${host}:${port}`,
  ownHosts: [productionHost, new URL(siteUrl).host],
  proxies: readProxies(process.env.TRUSTED_PROXIES),
};
const feedback = createFeedbackEndpoint({ pages, file: feedbackFile, deployment });
const server = createSiteServer(releases.current, feedback);

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Set PORT to another one.` : String(error));
  process.exit(1);
});
server.listen(port, host, () => console.log(`Ready on http://${host}:${port}/`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
