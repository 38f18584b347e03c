import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { contentPolicy } from '@/site/contentPolicy';
import type { PolicyFacts } from '@/site/thirdPartySources';
import { environment } from '@/site';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { changeHeaders } from './changeHeaders';

/** A running server of the export. */
export interface SiteServer {
  origin: string;
  close: () => void;
}

/**
 * Serves the export with the content security policy of a deployment that uses these services. The hashes of inline
 * scripts are still those of the export.
 */
export async function serveWith(services: Partial<PolicyFacts>): Promise<SiteServer> {
  const facts = { ...environment, fontStylesheets: [], ...services };
  const withServices = (policy: string) =>
    contentPolicy(facts, policy.match(/'sha256-[^']+'/g) ?? []);
  const site = createSiteServer('out');
  return listen((request, response) => {
    const page = sendWithoutMetaPolicy(response);
    changeHeaders(response, (headers) => {
      page.isPage = headers['Content-Type']?.startsWith('text/html') ?? false;
      // The length of pages changes, because their policy is removed.
      delete headers['Content-Length'];
      const policy = headers['Content-Security-Policy'] ?? '';
      if (policy.includes('sha256')) headers['Content-Security-Policy'] = withServices(policy);
    });
    site.emit('request', request, response);
  });
}

/** Serves the export like a host that ignores the file `_headers`. */
export async function serveWithoutPolicy(): Promise<SiteServer> {
  const site = createSiteServer('out');
  return listen((request, response) => {
    changeHeaders(response, (headers) => {
      delete headers['Content-Security-Policy'];
    });
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

/** Removes the export's policy from the HTML of pages. The caller sets `isPage` when the headers are written. */
function sendWithoutMetaPolicy(response: http.ServerResponse): { isPage: boolean } {
  const state = { isPage: false };
  const end = response.end.bind(response) as (body?: unknown) => http.ServerResponse;
  response.end = (body?: unknown) => {
    return end(state.isPage && Buffer.isBuffer(body) ? withoutMetaPolicy(String(body)) : body);
  };
  return state;
}

/** Removes the `<meta>` element with the policy from the HTML of a page. */
function withoutMetaPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

/** Records violations of the policy from now on, in the page and in all of its iframes. */
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
