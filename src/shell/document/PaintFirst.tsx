// eslint-disable-next-line @next/next/no-document-import-in-page -- pages/_document.tsx only names the document
import { Head } from 'next/document';
import { Children, type ReactElement, type ReactNode } from 'react';

/** Marks the links of scripts that {@link startScripts} starts. */
const mark = 'data-script';

/**
 * The document's head, whose scripts are fetched as early as ever and run after the first paint: text that is there is
 * shown before the page comes to life. In development Next's own order stays.
 */
export class PaintFirstHead extends Head {
  override getScripts(files: Files) {
    return this.#late(super.getScripts(files));
  }

  override getDynamicChunks(files: Files) {
    return this.#late(super.getDynamicChunks(files));
  }

  #late(scripts: ReactNode) {
    const all = Children.toArray(scripts) as ReactElement<{ src?: string }>[];
    return this.context.isDevelopment ? all : all.map(toLink);
  }
}

type Files = Parameters<Head['getScripts']>[0];

function toLink(script: ReactElement<{ src?: string }>): ReactElement {
  const { src } = script.props;
  if (!src) return script;
  // React 18 does not know the priority yet.
  const rest = { fetchpriority: 'low', [mark]: '' };
  return <link key={script.key} rel="preload" as="script" href={src} {...rest} />;
}

/** Runs the scripts in their order: after the first frame, or at once where it may never come: out of sight, in a frame. */
const startScripts = `(()=>{const start=()=>{for(const link of document.querySelectorAll('link[${mark}]')){const script=document.createElement('script');script.src=link.getAttribute('href');script.async=false;document.head.append(script)}};document.hidden||self!==top?start():requestAnimationFrame(()=>setTimeout(start))})()`;

/** Stands at the end of the body. */
export function ScriptStart() {
  return <script dangerouslySetInnerHTML={{ __html: startScripts }} />;
}
