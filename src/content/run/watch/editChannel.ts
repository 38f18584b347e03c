import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockIdentity, type Block, type Page, type PageEdit } from '@/model';

/** Matches the origins of local pages, so that other sites cannot listen. */
const ownOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Sends open pages their edits as soon as these are compiled, as server-sent events. */
export class EditChannel {
  private readonly listeners = new Set<ServerResponse>();
  private readonly editions = new Map<string, number>();
  private latest = 0;

  /** Sends the text of a page that has just been compiled. */
  publish(page: Page): void {
    // Based on the clock, so that a page which outlives its compiler also accepts the editions of the next one.
    this.latest = Math.max(this.latest + 1, Date.now());
    this.editions.set(page.pathname, this.latest);
    if (this.listeners.size === 0) return;
    const event = `data: ${JSON.stringify(editOf(page, this.latest))}\n\n`;
    for (const listener of this.listeners) listener.write(event);
  }

  /** Returns the latest edition of a page; 0 if it was not compiled since the start. */
  editionOf(pathname: string): number {
    return this.editions.get(pathname) ?? 0;
  }

  /** Sends all further edits to a page of the development server. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const { origin = '' } = request.headers;
    if (!ownOrigin.test(origin)) {
      response.writeHead(403).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': origin,
    });
    response.flushHeaders();
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }
}

function editOf(page: Page, edition: number): PageEdit {
  const { pathname, h1, description, descriptionHtml, headings, blocks } = page;
  const edited = { pathname, h1, description, descriptionHtml, headings };
  return { ...edited, edition, blocks: blocks.map(withoutUnchanged) };
}

function withoutUnchanged(block: Block): PageEdit['blocks'][number] {
  if (block.kind === 'prose' || block.kind === 'codeTabs') return block;
  return { kind: 'unchanged', identity: blockIdentity(block) };
}
