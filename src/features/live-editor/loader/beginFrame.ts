import type { FromFrame } from '../protocol';
import { closeExits } from './closeExits';
import { createLoader, type LoadFile } from './createLoader';
import { holdFocus } from './holdFocus';
import { openChannel, type Channel } from './openChannel';

/** What the frame's page leaves for the script that runs edited code. */
export interface DocsFiles {
  load: LoadFile;
  all: Promise<unknown>;
  channel: Channel;
}

declare global {
  var docsFiles: DocsFiles | undefined;
}

/**
 * Loads what the frame is made of. Where the document has an origin it loads nothing, and says so: no sandbox is
 * around it, and code that runs here could act as the site. Opened by itself the page does nothing.
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
  const load = createLoader((url) => askPage(channel, url));
  globalThis.docsFiles = { load, all: Promise.all(files.map(load)), channel };
}

/** Asks the page for the text of a file; where that has none, it takes this frame away. */
function askPage({ say, hear }: Channel, url: string): Promise<string> {
  return new Promise((resolve) => {
    hear((message) => {
      if (message.kind === 'file' && message.url === url) resolve(message.text);
    });
    say({ kind: 'ask', url });
  });
}
