import type { CodeStyling, PageDemo } from './demo';

/** Markdown as static HTML: prose, tables, code, callouts. */
export interface ProseBlock {
  kind: 'prose';
  html: string;
}

/** A live demo. `html` is its server-rendered markup; empty for iframes. */
export interface DemoBlock {
  kind: 'demo';
  demo: PageDemo;
  html: string;
  /** The markup of the stylings other than the default one. */
  styledHtml?: Partial<Record<CodeStyling, string>>;
}

/** A component of the site embedded by name, `{{"component": "modules/components/Name"}}`. */
export interface ComponentBlock {
  kind: 'component';
  /** Last segment of the name the author wrote. */
  name: string;
  props: Record<string, unknown>;
}

/**
 * Alternatives of a piece of code, one of which is visible. The markup is complete and works by a delegated listener.
 */
export interface CodeTabsBlock {
  kind: 'codeTabs';
  storageKey: string | null;
  html: string;
}

/** A section of the API reference. The markup is complete; its tables have several views. */
export interface ApiBlock {
  kind: 'api';
  html: string;
}

/** A part of a component that readers can highlight. */
export interface AnatomyPart {
  name: string;
  /** Selector of its elements, `.MuiButton-startIcon`; undefined if they have no class of their own. */
  className?: string;
  /** Default element or component. */
  default?: string;
  /** Code that customizes it. */
  code: string;
}

/** A component with its parts: a live specimen next to a list of its parts. */
export interface AnatomyBlock {
  kind: 'anatomy';
  /** Name of the component, and of its specimen in the product's module. */
  component: string;
  /** Heading and list, as complete markup. */
  html: string;
}

/** One piece of a page. A new kind does not compile until `shell/page/blocks.tsx` says how it is rendered. */
export type Block =
  ProseBlock | DemoBlock | ComponentBlock | CodeTabsBlock | ApiBlock | AnatomyBlock;
