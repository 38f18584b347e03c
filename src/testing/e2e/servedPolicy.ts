import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { contentPolicy, type PolicyFacts } from '@/site/contentPolicy';
import { environment } from '@/site';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';

/** A running server of the export. */
export interface SiteServer {
  origin: string;
  close: () => void;
}

/**
 * Serves the export with the policy of a deployment that has these services. The inline scripts it allows stay those of
 * the export.
 */
export async function serveWith(services: Partial<PolicyFacts>): Promise<SiteServer> {
  const facts = { ...environment, fontStylesheets: [], ...services };
  const withServices = (policy: string) =>
    contentPolicy(facts, policy.match(/'sha256-[^']+'/g) ?? []);
  const site = createSiteServer('out');
  return listen((request, response) => {
    const setHeader = response.setHeader.bind(response);
    sendWithoutMetaPolicy(response);
    response.setHeader = (name, value) => {
      // Pages get shorter than the server thinks.
      if (name === 'Content-Length') return response;
      const isPages = name === 'Content-Security-Policy' && String(value).includes('sha256');
      return setHeader(name, isPages ? withServices(String(value)) : value);
    };
    site.emit('request', request, response);
  });
}

/** Serves the export as a host does that knows nothing of `_headers`. */
export async function serveWithoutPolicy(): Promise<SiteServer> {
  const site = createSiteServer('out');
  return listen((request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name === 'Content-Security-Policy' ? response : setHeader(name, value);
    site.emit('request', request, response);
  });
}

async function listen(answer: http.RequestListener): Promise<SiteServer> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Pages have a policy of their own, made for the services of the export. */
function sendWithoutMetaPolicy(response: http.ServerResponse): void {
  const end = response.end.bind(response) as (body?: unknown) => http.ServerResponse;
  response.end = (body?: unknown) => {
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
    return end(isPage && Buffer.isBuffer(body) ? withoutMetaPolicy(String(body)) : body);
  };
}

/** A page as it was before the build wrote its policy into it. */
function withoutMetaPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

/** From now on notes what the policy forbids, in the page and in all of its frames. */
export async function notesViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, documentURI } = event;
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation([documentURI, violatedDirective, blockedURI, sample].join(' '));
    });
  });
  return violations;
}
