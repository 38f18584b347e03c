// eslint-disable-next-line @next/next/no-document-import-in-page -- pages/_document.tsx only names the document, which uses it
import { Head } from 'next/document';
import { Children, type ReactElement, type ReactNode } from 'react';
import { isOff } from '../isOff';

/**
 * The document's head, which lists the page's scripts without loading them, so that text and styles get the whole
 * bandwidth; {@link ScriptStart} loads the scripts after the first paint. In development Next's own order stays.
 */
export class LateScriptsHead extends Head {
  override getScripts(files: Files) {
    return this.#late(super.getScripts(files));
  }

  override getDynamicChunks(files: Files) {
    return this.#late(super.getDynamicChunks(files));
  }

  #late(scripts: ReactNode) {
    const all = Children.toArray(scripts) as ReactElement<{ src?: string }>[];
    return this.context.isDevelopment || isOff('late-scripts') ? all : all.map(toName);
  }
}

type Files = Parameters<Head['getScripts']>[0];

/**
 * Replaces a script with a file by its name. Inline scripts stay, such as the queue from which the others take their
 * work.
 */
function toName(script: ReactElement<{ src?: string }>): ReactElement {
  const { src } = script.props;
  return src ? <script key={script.key} type="application/json" data-src={src} /> : script;
}

/**
 * Loads the listed scripts, which run in their order: after the document is parsed and painted, which the next
 * animation frame shows, or after parsing if no frame comes because the page is hidden. Inside of an iframe they wait
 * until the reader comes near, because they run on the parent page's thread. If an extension broke
 * `requestAnimationFrame` or `IntersectionObserver`, they load at once.
 */
const startScripts = `(function(d,w){function f(c){try{if(isFinite(w.requestAnimationFrame(c)))return}catch(x){}setTimeout(c)}function start(){d.querySelectorAll('script[data-src]').forEach(function(n){var s=d.createElement('script');s.src=n.getAttribute('data-src');s.async=false;n.replaceWith(s)})}d.addEventListener('DOMContentLoaded',function(){if(w!==top)try{new IntersectionObserver(function(c,o){if(c.some(function(e){return e.isIntersecting})){o.disconnect();start()}},{rootMargin:'1000px'}).observe(d.documentElement);return}catch(x){return start()}if(d.hidden)return start();d.addEventListener('visibilitychange',start,{once:true});f(function(){f(function(){setTimeout(start)})})})})(document,self)`;

/** Renders the script that loads the listed ones, once per document; it does nothing in development. */
export function ScriptStart() {
  if (isOff('late-scripts')) return null;
  return <script dangerouslySetInnerHTML={{ __html: startScripts }} />;
}
