/** Adds a script or a style sheet of the site to this document; resolves once it has loaded. */
export type LoadFile = (url: string) => Promise<void>;

/**
 * Creates a function that loads files from their URL. If that fails, `requestFile` gets the text from the page:
 * offline, a service worker serves the page, but no document without an origin.
 */
export function createLoader(requestFile: (url: string) => Promise<string>): LoadFile {
  return (url) => loadByAddress(url).catch(async () => addText(url, await requestFile(url)));
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
