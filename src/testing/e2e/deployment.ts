import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { environment } from '../../site';
import { changeHeaders } from './changeHeaders';
import { test as base } from './reader';

/**
 * Stands for the production host, in its scripts too: names on the browsers' own list are asked by HTTPS only, for
 * which a test has no certificate.
 */
export const productionHost = 'docs.test';

type Answer = (response: http.ServerResponse) => void;

/** The export on a server of its own, which can be cut off and told to answer otherwise. */
export class Deployment {
  /** Paths asked for, in order. */
  readonly asked: string[] = [];

  private readonly others = new Map<string, Answer>();
  private isCut = false;
  private readonly site = createSiteServer('out');
  private readonly server = http.createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    this.asked.push(pathname);
    withoutBrowserCache(response);
    const answer = this.others.get(pathname);
    if (answer) answer(response);
    else if (isScript(pathname)) sendScript(pathname, response);
    else this.site.emit('request', request, response);
  });

  /** Port of this machine that it answers at. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Nothing is answered any more. */
  cut(): void {
    this.isCut = true;
    this.server.closeAllConnections();
  }

  restore(): void {
    this.isCut = false;
  }

  /** Answers a path otherwise. */
  answer(pathname: string, answer: Answer): void {
    this.others.set(pathname, answer);
  }

  /** Answers a path as before. */
  answerAsExported(pathname: string): void {
    this.others.delete(pathname);
  }

  /** Puts another worker in place of the site's. */
  deployWorker(script: string): void {
    this.answer('/sw.js', (response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(script);
    });
  }

  /** Puts the worker of a next build in place: the same with another build's name. */
  deployNextBuild(): void {
    const script = fs.readFileSync('out/sw.js', 'utf8');
    this.deployWorker(script.replace(/build:"[^"]+"/, 'build:"next"'));
  }
}

function isScript(pathname: string): boolean {
  return (
    /^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(pathname) && fs.existsSync(`out${pathname}`)
  );
}

function sendScript(pathname: string, response: http.ServerResponse): void {
  const script = fs.readFileSync(`out${pathname}`, 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  response.end(script.replaceAll(`"${environment.productionHost}"`, `"${productionHost}"`));
}

/** The browser's own cache must not do what the worker's are there for. */
function withoutBrowserCache(response: http.ServerResponse): void {
  changeHeaders(response, (headers) => {
    headers['Cache-Control'] = 'no-cache';
  });
}

/** Tests get a deployment of their own, and a reader of it. */
export const test = base.extend<{ deployment: Deployment }>({
  // Playwright reads the pattern, empty as it is.
  deployment: async ({}, provide) => {
    const deployment = new Deployment();
    await deployment.start();
    await provide(deployment);
    deployment.stop();
  },
  baseURL: async ({ deployment }, provide) => provide(`http://127.0.0.1:${deployment.port}`),
});

export { expect } from './reader';
