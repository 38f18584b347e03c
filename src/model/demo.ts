/** Code languages that a reader can choose; the values are those of the `codeVariant` cookie. */
export type CodeVariant = 'JS' | 'TS';

/** Styling solutions of demos; the values are those of the `codeStyling` cookie. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** The options of a demo in its `{{"demo": …}}` line (contract §7). */
export interface DemoOptions {
  bg?: boolean | 'inline' | 'gradient' | 'outlined' | 'playground';
  hideToolbar?: boolean;
  hideEditButton?: boolean;
  defaultCodeOpen?: boolean;
  iframe?: boolean;
  /** Height of the iframe, in pixels. */
  height?: number;
  /** Width of the demo's box, in pixels. */
  maxWidth?: number;
  disableLiveEdit?: boolean;
  disableAd?: boolean;
}

/** Where a reader can open a demo to work on it. */
export type Destination = 'stackblitz' | 'codesandbox' | 'download';

/** Returns the id of a demo's element, which is unique on its page. */
export function demoId({ id, name }: Pick<PageDemo, 'id' | 'name'>): string {
  return id ?? name;
}

/** The code of a demo in the data of its page. */
export type DemoCode = Pick<PageDemo, 'previewHtml' | 'codeHtml' | 'codeFiles'>;

/** A demo in the data of its page: without its source, only what is visible at first. */
export interface PageDemo {
  /** Name of the demo, which is its key in the page's registry, `BasicButtons`. */
  name: string;
  /** Its id on the page if that differs from its name: `BasicButtons-2` at the second occurrence. */
  id?: string;
  options: DemoOptions;
  /** Styling variants that exist, in the order of the menu. */
  stylings: CodeStyling[];
  /** The essential JSX, at most 16 lines, highlighted; undefined if it is longer or if the code starts closed. */
  previewHtml?: string;
  /** Whether the preview has types, so that the JavaScript variant has another. Undefined means no. */
  typedPreview?: boolean;
  /** The demo's own file, highlighted; only if the code starts open. */
  codeHtml?: string;
  /** Names of the demo's files, if its code starts open and has several: the page reserves space for their tabs. */
  codeFiles?: string[];
  /** These fields for the stylings other than the default one. */
  styled?: Partial<Record<CodeStyling, DemoCode>>;
  /** Whether it uses the icon font; undefined means no. */
  iconFont?: boolean;
  /** Names of its controls, if it is a playground: the page reserves space for them. */
  controls?: string[];
  /** Whether its product has a style sheet for a package that it imports; undefined means no. */
  hasSheet?: boolean;
  /**
   * Its TypeScript source below the product's folder, if it is not the file with its name next to the page
   * (`demoSourceFile`); null if it is outside of that folder.
   */
  sourceFile?: string | null;
}

/** A demo with its addresses, which follow from its name, its page and its product (`withDemoAddresses`). */
export interface DemoView extends PageDemo {
  /** Address of the demo's source. */
  sourceUrl: string;
  /** Address of a page with the demo only, for iframes and the full-screen view. */
  frameUrl: string;
  /** Address of the demo's TypeScript source in the public repository. */
  repositoryUrl?: string;
}
