import type { FromFrame } from '../protocol';
import { closeExits } from './closeExits';
import { createLoader, type LoadFile } from './createLoader';
import { holdFocus } from './holdFocus';
import { openChannel, type Channel } from './openChannel';

/** What the frame's document passes to the script that runs edited code. */
export interface DocsFiles {
  load: LoadFile;
  all: Promise<unknown>;
  channel: Channel;
}

declare global {
  var docsFiles: DocsFiles | undefined;
}

/**
 * Loads the frame's files. If the document has an origin it loads nothing and reports that: it is not sandboxed, and
 * code that runs here could act as the site. Opened as a page of its own, the document does nothing.
 */
export function beginFrame(files: readonly string[]): void {
  if (window.parent === window) return;
  if (window.origin !== 'null') {
    window.parent.postMessage({ kind: 'refused' } satisfies FromFrame, '*');
    return;
  }
  closeExits();
  const channel = openChannel();
  holdFocus(channel);
  const load = createLoader((url) => requestFile(channel, url));
  globalThis.docsFiles = { load, all: Promise.all(files.map(load)), channel };
}

/** Requests the text of a file from the page; if the page cannot fetch it, it removes this frame. */
function requestFile({ post, addListener }: Channel, url: string): Promise<string> {
  return new Promise((resolve) => {
    addListener((message) => {
      if (message.kind === 'file' && message.url === url) resolve(message.text);
    });
    post({ kind: 'ask', url });
  });
}
