/** Puts a script or a stylesheet of the site into this document; resolves once it is there. */
export type LoadFile = (url: string) => Promise<void>;

/**
 * Makes what loads files by their address. One that cannot be had so is asked for: a service worker answers the page
 * around this frame, but no document without an origin. `ask` gives its text.
 */
export function createLoader(ask: (url: string) => Promise<string>): LoadFile {
  return (url) => loadByAddress(url).catch(async () => addText(url, await ask(url)));
}

function loadByAddress(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = isStyles(url) ? linkTo(url) : scriptAt(url);
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} cannot be loaded.`));
    };
    document.head.append(element);
  });
}

function isStyles(url: string): boolean {
  return url.endsWith('.css');
}

function linkTo(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return link;
}

function scriptAt(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  return script;
}

function addText(url: string, text: string): void {
  const element = document.createElement(isStyles(url) ? 'style' : 'script');
  element.textContent = text;
  document.head.append(element);
}
