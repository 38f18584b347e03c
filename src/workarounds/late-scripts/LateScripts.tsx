// eslint-disable-next-line @next/next/no-document-import-in-page -- pages/_document.tsx only names the document, which uses it
import { Head } from 'next/document';
import { Children, type ReactElement, type ReactNode } from 'react';
import { isOff } from '../isOff';

/**
 * The document's head, which names the page's scripts and asks for none: text and styles have the line for themselves,
 * and {@link ScriptStart} begins when they are shown. In development Next's own order stays.
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

/** What runs without a file, such as the queue the others find their work in, stays as it is. */
function toName(script: ReactElement<{ src?: string }>): ReactElement {
  const { src } = script.props;
  return src ? <script key={script.key} type="application/json" data-src={src} /> : script;
}

/**
 * Puts scripts in the place of their names, which run in their order: when the document was read whole and painted,
 * which the beginning of the next frame tells, or once it was read where no frame may come, out of sight. Inside
 * another page they wait until the reader comes near: they run on the thread of the page around them. Where somebody broke
 * what tells of frames and of what is in sight, they come at once.
 */
const startScripts = `(function(d,w){function f(c){try{if(isFinite(w.requestAnimationFrame(c)))return}catch(x){}setTimeout(c)}function start(){d.querySelectorAll('script[data-src]').forEach(function(n){var s=d.createElement('script');s.src=n.getAttribute('data-src');s.async=false;n.replaceWith(s)})}d.addEventListener('DOMContentLoaded',function(){if(w!==top)try{new IntersectionObserver(function(c,o){if(c.some(function(e){return e.isIntersecting})){o.disconnect();start()}},{rootMargin:'1000px'}).observe(d.documentElement);return}catch(x){return start()}if(d.hidden)return start();d.addEventListener('visibilitychange',start,{once:true});f(function(){f(function(){setTimeout(start)})})})})(document,self)`;

/** Stands in the document once; in development there is nothing for it to do. */
export function ScriptStart() {
  if (isOff('late-scripts')) return null;
  return <script dangerouslySetInnerHTML={{ __html: startScripts }} />;
}
