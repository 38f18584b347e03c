// eslint-disable-next-line @next/next/no-document-import-in-page -- pages/_document.tsx only names the document, which uses it
import type { Head } from 'next/document';
import { cloneElement, createElement, type JSX, type ReactElement } from 'react';
import { LateScriptsHead } from '../late-scripts/LateScripts';

/** The document's head, with a style that overrides the site's style sheets. */
export class LastStylesHead extends LateScriptsHead {
  declare props: HeadProps & {
    /** A style element after Next's style sheets, which Next writes after all children. */
    lastStyle?: JSX.Element;
  };

  /** Next passes all its properties on to the element; React warns of one that HTML doesn't know. */
  override render() {
    const head = super.render() as ReactElement<HeadProps & { lastStyle?: JSX.Element }>;
    const known = { ...head.props };
    delete known.lastStyle;
    return createElement(head.type, known);
  }

  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const links = super.getCssLinks(files);
    const { lastStyle } = this.props;
    return lastStyle ? [...(links ?? []), cloneElement(lastStyle, { key: 'last' })] : links;
  }
}

type HeadProps = Head['props'];
