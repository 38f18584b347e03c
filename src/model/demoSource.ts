import type { Playground } from './playground';
import type { PlaygroundSubject } from './playgroundSubject';
import type { CodeVariant, CodeStyling } from './demo';

/** One source file of a demo. */
export interface SourceFile {
  /** Name in the interface and in relative imports, `BasicButtons.tsx`. */
  name: string;
  code: string;
  /** The code highlighted with the classes of `codeClasses`, without a wrapping element. */
  html: string;
}

/** A demo in one language and one styling, with all its files, the demo's own first. */
export interface DemoVariant {
  language: CodeVariant;
  styling: CodeStyling;
  files: SourceFile[];
  /** The preview in this language, highlighted, if it differs from the page's. */
  previewHtml?: string;
  /** The element that a playground changes, in the first file. */
  subject?: PlaygroundSubject;
  /** Packages that a project with this variant needs, if the stylings differ in that. */
  packages?: DemoPackages;
}

/** The data that the browser fetches when a reader opens a demo's code: `/_demos/<product>/<page>/<Demo>.json`. */
export interface DemoSource {
  name: string;
  variants: DemoVariant[];
  /** Npm packages the demo imports, sorted. */
  dependencies: string[];
  packages: DemoPackages;
  /** How a project with the demo gets its theme; undefined for products without one. */
  theme?: ProjectTheme;
  /** Module of the editor's frame with the theme around the demo, if its product has a theme of its own. */
  demoTheme?: string;
  /** Whether it uses the icon font; undefined means no. */
  iconFont?: boolean;
  /** Its controls, if it is a playground. */
  playground?: Playground;
}

/** Npm packages of a project with a demo, in the documented versions. */
export interface DemoPackages {
  /** Packages that the demo imports, React, and the peers of all these. */
  needed: Readonly<Record<string, string>>;
  /** Types of needed packages that include none. */
  types: Readonly<Record<string, string>>;
  /** Packages for setting up the project: fonts, right-to-left styles, TypeScript. */
  setup: Readonly<Record<string, string>>;
  /**
   * Versions that apply to every package below, whatever range others request; by package, versions that apply only
   * below it.
   */
  overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** How a project with a demo gets its theme. */
export interface ProjectTheme {
  /** Module with the two exports below, `@mui/material/styles`. */
  module: string;
  /** The function that creates a theme, `createTheme`. */
  create: string;
  /** The component that provides it, `ThemeProvider`. */
  provider: string;
  /** The attribute of `html` that is set to the mode; if undefined, the theme's palette is. */
  modeAttribute?: string;
  /** The reader's settings that the function accepts, besides mode and direction. */
  takes?: readonly ('spacing' | 'colors' | 'density')[];
  /** Module of the component that resets the page's styles. */
  baseline?: string;
  /** Modules of fonts. */
  fonts?: readonly string[];
}
