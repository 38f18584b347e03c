import type { Playground, PlaygroundSubject } from './playground';

/** Code languages a reader can choose between; the values are those of the `codeVariant` cookie. */
export type CodeVariant = 'JS' | 'TS';

/** Styling solutions a demo may come in; the values are those of the `codeStyling` cookie. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** What an author may say of a demo in its `{{"demo": …}}` line (contract §7). */
export interface DemoOptions {
  bg?: boolean | 'inline' | 'gradient' | 'outlined' | 'playground';
  hideToolbar?: boolean;
  hideEditButton?: boolean;
  defaultCodeOpen?: boolean;
  iframe?: boolean;
  /** Pixels, of the iframe. */
  height?: number;
  /** Pixels, of the demo's box. */
  maxWidth?: number;
  disableLiveEdit?: boolean;
  disableAd?: boolean;
}

/** One source file of a demo. */
export interface SourceFile {
  /** Name as a reader sees it and as relative imports write it, `BasicButtons.tsx`. */
  name: string;
  code: string;
  /** The code highlighted with the classes of `codeClasses`, without a wrapping element. */
  html: string;
}

/** One way to read a demo: a language and a styling with all its files, the demo's own first. */
export interface DemoVariant {
  language: CodeVariant;
  styling: CodeStyling;
  files: SourceFile[];
  /** The preview in this language, highlighted, where it is another than that of the page. */
  previewHtml?: string;
  /** The element that a playground changes, in the first file. */
  subject?: PlaygroundSubject;
  /** What a project around this variant needs, where its stylings differ. */
  packages?: DemoPackages;
}

/** What the browser fetches when a reader opens a demo's code: `/_demos/<product>/<page>/<Demo>.json`. */
export interface DemoSource {
  name: string;
  variants: DemoVariant[];
  /** Npm packages the demo imports, sorted. */
  dependencies: string[];
  packages: DemoPackages;
  /** How a project around the demo gets its theme; none for products without one. */
  theme?: ProjectTheme;
  /** Module of the editor's frame that surrounds it, where its product has a theme of its own. */
  demoTheme?: string;
  /** Whether it renders with the icon font; missing means no. */
  iconFont?: boolean;
  /** Its controls, where it is a playground. */
  playground?: Playground;
}

/** Npm packages of a project around a demo, with the documented versions. */
export interface DemoPackages {
  /** What the demo imports, React, and the peers of all these. */
  needed: Readonly<Record<string, string>>;
  /** Types of needed packages that bring none of their own. */
  types: Readonly<Record<string, string>>;
  /** What the project may use to set the demo up: fonts, right-to-left styles, TypeScript. */
  setup: Readonly<Record<string, string>>;
  /**
   * Versions that hold for every package below, whatever the packages above it ask for; by package, those that hold below
   * it alone.
   */
  overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Where a project around a demo takes its theme from. */
export interface ProjectTheme {
  /** Module with the two exports below, `@mui/material/styles`. */
  module: string;
  /** The function that makes a theme, `createTheme`. */
  create: string;
  /** The component that gives it, `ThemeProvider`. */
  provider: string;
  /** The attribute of `html` that is told the mode; without one the theme's palette is. */
  modeAttribute?: string;
  /** What else of a reader's look the function can be told, next to mode and direction. */
  takes?: readonly ('spacing' | 'colors' | 'density')[];
  /** Module of the component that resets the page's styles. */
  baseline?: string;
  /** Modules of fonts. */
  fonts?: readonly string[];
}

/** Where a reader can take a demo to work on it. */
export type Destination = 'stackblitz' | 'codesandbox' | 'download';

/** Id of a demo's element: no other element of its page has it. */
export function demoId({ id, name }: Pick<PageDemo, 'id' | 'name'>): string {
  return id ?? name;
}

/** A demo as the page carries it: no source, only what is seen before the reader asks for more. */
export interface PageDemo {
  /** `BasicButtons`: the demo's name and its key in the page's registry. */
  name: string;
  /** Its id on the page where that is not its name: `BasicButtons-2` where the page shows it a second time. */
  id?: string;
  options: DemoOptions;
  /** Styling variants that exist, in the order of the menu. */
  stylings: CodeStyling[];
  /** The JSX that matters, at most 16 lines, highlighted; missing when longer or when the code starts closed. */
  previewHtml?: string;
  /** Whether the preview has types: that of the JavaScript variant is another. Missing means no. */
  typedPreview?: boolean;
  /** The demo's own file, highlighted; only where the code starts open. */
  codeHtml?: string;
  /** Both for the stylings other than the default one. */
  styled?: Partial<Record<CodeStyling, Pick<PageDemo, 'previewHtml' | 'codeHtml'>>>;
  /** Whether it renders with the icon font; missing means no. */
  iconFont?: boolean;
  /** Names of its controls, where it is a playground: the page reserves their place. */
  controls?: string[];
  /** Whether its product has style rules for a package that it imports; missing means no. */
  hasSheet?: boolean;
  /**
   * Its TypeScript source below the product's folder where that isn't its name next to its page (`demoSourceFile`); null
   * where it is elsewhere.
   */
  sourceFile?: string | null;
}

/** A demo with its addresses, which its name, its page and its product say (`withDemoAddresses`). */
export interface DemoView extends PageDemo {
  /** Address of the demo's source. */
  sourceUrl: string;
  /** Address of the demo alone on a page, for iframes and the full-screen view. */
  frameUrl: string;
  /** Address of the demo's TypeScript source in the public repository. */
  repositoryUrl?: string;
}
