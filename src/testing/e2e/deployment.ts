import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { environment } from '../../site';
import { changeHeaders } from './changeHeaders';
import { test as base } from './reader';

/**
 * Replaces the production host, also in the site's scripts. Browsers only use HTTPS for some domains (HSTS preload
 * list), and tests have no certificate for them.
 */
export const productionHost = 'docs.test';

type Answer = (response: http.ServerResponse) => void;

/** A server of the export that can be disconnected, and that can send other responses for some paths. */
export class Deployment {
  /** Requested paths, in order. */
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

  /** Port on which the server listens. */
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

  /** Simulates a lost connection: closes all connections, and every new one. */
  cut(): void {
    this.isCut = true;
    this.server.closeAllConnections();
  }

  restore(): void {
    this.isCut = false;
  }

  /** Sends another response for a path. */
  answer(pathname: string, answer: Answer): void {
    this.others.set(pathname, answer);
  }

  /** Sends the exported file for a path again. */
  answerAsExported(pathname: string): void {
    this.others.delete(pathname);
  }

  /** Replaces the script of the service worker. */
  deployWorker(script: string): void {
    this.answer('/sw.js', (response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(script);
    });
  }

  /** Replaces the service worker by that of a next build: the same script with another build id. */
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

/** Disables the browser's HTTP cache, which could hide that the worker's caches do not work. */
function withoutBrowserCache(response: http.ServerResponse): void {
  changeHeaders(response, (headers) => {
    headers['Cache-Control'] = 'no-cache';
  });
}

/** A test with a deployment of its own, which the reader visits. */
export const test = base.extend<{ deployment: Deployment }>({
  // Playwright requires a destructuring pattern, even an empty one.
  deployment: async ({}, provide) => {
    const deployment = new Deployment();
    await deployment.start();
    await provide(deployment);
    deployment.stop();
  },
  baseURL: async ({ deployment }, provide) => provide(`http://127.0.0.1:${deployment.port}`),
});

export { expect } from './reader';
