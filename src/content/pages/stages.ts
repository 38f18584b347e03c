import type {
  ApiDoc,
  ApiPlan,
  CodeTabsBlock,
  ComponentBlock,
  DemoOptions,
  DemoSource,
  PageDemo,
  PlaygroundOptions,
  PlaygroundValue,
  DocsProblem,
  FrontMatter,
  Heading,
  NavItem,
  Page,
  PostFacts,
  Product,
  ProductId,
  ProseBlock,
} from '@/model';

/** A markdown file that is a page, found on disk. Paths are relative to the root of the repository, with `/`. */
export interface PageFile {
  /** `docs-data/material-ui/react-button/button.md` */
  file: string;
  /** `/material-ui/react-button/` */
  pathname: string;
  /** Folder of the product below `docs-data/`, `material-ui`. */
  productFolder: string;
}

/** What step 1 (read) knows of a file: its text, its checked front matter and where the text starts. */
export interface MarkdownSource extends PageFile {
  /** The whole file. */
  text: string;
  /** The markdown after the front matter. */
  body: string;
  /** Line of the file on which `body` starts, from 1. */
  bodyLine: number;
  frontMatter: FrontMatter;
  problems: DocsProblem[];
}

/** A place in the markdown: lines and columns of the file, from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A link or a picture found in the text, to be checked once all pages are known. */
export interface FoundLink extends Position {
  href: string;
}

/** Inline code that may name a prop, a component, a class or a module, to be compared with the reference. */
export interface FoundName extends Position {
  text: string;
  /** What the words next to it say it is. */
  calledA?: 'prop' | 'component' | 'hook';
  /** Names in it that the page's own code has, in fences or demos. */
  inCode?: string[];
  /** Names in it that the page's own code declares, or takes from elsewhere. */
  declared?: string[];
}

/** A prop that code of a page passes to a component of a package; the first place of each in a file. */
export interface FoundUse extends Position {
  file: string;
  /** Where the component is imported from, `@mui/material/Button`. */
  module: string;
  /** What it is called there, `Button`. */
  name: string;
  prop: string;
}

/** A demo as the author asked for it, before its sources were read. */
export interface FoundDemo extends Position {
  kind: 'demo';
  /** `BasicButtons` */
  name: string;
  /** Its id where the page shows it a second time, `BasicButtons-2`; missing means its name. */
  id?: string;
  /** What the author wrote, without a language extension: `BasicButtons`, `../react-app-bar/DashboardLayoutBasic`. */
  path: string;
  /** False when the author wrote no extension: the demo is a folder of styling variants. */
  hasExtension: boolean;
  options: DemoOptions;
  /** What is to be controlled in it, where it is a playground. */
  playground?: PlaygroundOptions;
}

/** A block after step 2 (parse). */
export type ParsedBlock = ProseBlock | ComponentBlock | CodeTabsBlock | FoundDemo;

/** A page after step 2: blocks and headings, and what has to be checked against other pages. */
export interface ParsedPage {
  title: string;
  description: string;
  h1: string;
  descriptionHtml: string;
  blocks: ParsedBlock[];
  headings: Heading[];
  /** Every id the page offers as an anchor: headings, demos, ids in raw HTML. */
  anchors: string[];
  links: FoundLink[];
  images: FoundLink[];
  names: FoundName[];
  problems: DocsProblem[];
}

/** What the variants of a demo are styled with, besides what their code does. */
export interface DemoStyles {
  /** Words of the Tailwind variant, some of which are classes. */
  candidates: string[];
  /** Plain CSS, scoped to the variant it belongs to. */
  css: string;
}

/** A module that the registry imports. */
export interface DemoModule {
  /** The demo's name, with that of the styling where it is not the default one. */
  key: string;
  /** Path from the root of the repository. */
  file: string;
  /** Whether some of its styles come with the page. */
  hasSheet: boolean;
  /** The module that takes its place in the registry, where that is derived from it. */
  derived?: DerivedModule;
}

/** A module that the compiler writes in place of a demo's own file. */
export interface DerivedModule {
  /** Path from the root of the repository. */
  file: string;
  content: string;
}

/** A playground before the reference said what its props are. */
export interface FoundPlayground extends Position {
  /** Name of its demo. */
  demo: string;
  /** Where the component is imported from, `@mui/material/Button`, and what it is called there. */
  module: string;
  name: string;
  options: PlaygroundOptions;
  /** What the demo gives to props; null stands for what only a run tells. */
  given: Readonly<Record<string, PlaygroundValue | null>>;
  /** The text between its tags, where it has nothing else there. */
  text?: string;
}

/** A demo after step 3 (collect). */
export interface CollectedDemo {
  name: string;
  source: DemoSource;
  previewHtml?: string;
  codeHtml?: string;
  /** Preview and code of the stylings other than the default one. */
  styled?: PageDemo['styled'];
  styles: DemoStyles;
  /** By styling. */
  modules: DemoModule[];
  playground?: FoundPlayground;
  problems: DocsProblem[];
}

/** Something a page of the reference documents, as lists of references show it. */
export interface Documented {
  name: string;
  kind: ApiDoc['kind'];
  deprecated: boolean;
  plan?: ApiPlan;
}

/** A file that the site serves as it is. */
export interface PublicFile {
  /** Its address, `/api/material-ui/button.json`. */
  url: string;
  content: string;
}

/** A file to be written; its path is from the root of the repository. */
export interface OutputFile {
  file: string;
  content: string;
}

/** One page after steps 1 to 3: all that can be known of it without the other pages. It is what the cache keeps. */
export interface CompiledPage extends PageFile {
  page: Page;
  demos: CollectedDemo[];
  /** Markdown for readers that are programs (demos as code). */
  markdownVersion: string;
  anchors: string[];
  links: FoundLink[];
  images: FoundLink[];
  names: FoundName[];
  /** Of demos and fences. */
  uses?: FoundUse[];
  problems: DocsProblem[];
  /** Every file whose change makes this result stale, with the hash of its content; missing files have the hash `''`. */
  inputs: Record<string, string>;
  /** Module that takes the licence key which demos of the page ask for. */
  license?: string;
  /** Module of the theme that surrounds the demos, where the product has one of its own. */
  demoTheme?: string;
  /** Only pages of the reference have it. */
  reference?: Documented[];
  /** Only pages that compare products have it: the component, and nothing for the list of all. */
  comparison?: string;
  /** Files that come with the page: rows that its tables fetch, and what it says as JSON. */
  publicFiles?: PublicFile[];
}

/** What stays in memory of every page: enough for the checks across pages and for the files that list pages. */
export interface PageSummary extends PageFile {
  productId: ProductId;
  title: string;
  /** Plain text. */
  description: string;
  /** Names of the page's demos, in page order. */
  demos: string[];
  /** Names of the components and hooks it is about, as its front matter lists them. */
  documents: string[];
  anchors: string[];
  links: FoundLink[];
  names: FoundName[];
  uses?: FoundUse[];
  playgrounds?: FoundPlayground[];
  problems: DocsProblem[];
  /** Only pages of the reference have it. */
  reference?: Documented[];
  /** Only pages that compare products have it: the component, and nothing for the list of all. */
  comparison?: string;
  /** Only posts of the blog have it. */
  post?: PostFacts;
  /** Whether its demo fills the window; missing means no. */
  fullScreen?: boolean;
}

/** A product with what its folder says of it. */
export interface ProductContent {
  /** Folder below `docs-data/`, `material-ui`, `experiments/docs`. */
  folder: string;
  product: Product;
  /** Its side navigation with every title worked out. */
  navigation: NavItem[];
}
