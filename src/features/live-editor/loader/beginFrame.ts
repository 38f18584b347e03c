import type { FromFrame, ToLoader } from '../protocol';
import { closeExits } from './closeExits';
import { createLoader, type LoadFile } from './createLoader';

declare global {
  /** What the frame's page leaves for the script that runs edited code. */
  var docsFiles: { load: LoadFile; all: Promise<unknown> } | undefined;
}

/**
 * Loads what the frame is made of. Where the document has an origin it loads nothing, and says so: no sandbox is
 * around it, and code that runs here could act as the site. Opened by itself the page does nothing.
 */
export function beginFrame(files: readonly string[]): void {
  if (window.parent === window) return;
  if (window.origin !== 'null') {
    say({ kind: 'refused' });
    return;
  }
  closeExits();
  say({ kind: 'here' });
  const load = createLoader(askPage);
  globalThis.docsFiles = { load, all: Promise.all(files.map(load)) };
}

/** The address still names the site, although the document has no part in its origin. */
function say(message: FromFrame): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Asks the page for the text of a file; where that has none, it takes this frame away. */
function askPage(url: string): Promise<string> {
  return new Promise((resolve) => {
    const hear = ({ source, origin, data }: MessageEvent<ToLoader>) => {
      if (source !== window.parent || origin !== window.location.origin) return;
      if (data.kind !== 'file' || data.url !== url) return;
      window.removeEventListener('message', hear);
      resolve(data.text);
    };
    window.addEventListener('message', hear);
    say({ kind: 'ask', url });
  });
}
