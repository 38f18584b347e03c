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

/** A markdown file of a page. Paths are relative to the root of the repository, with `/`. */
export interface PageFile {
  /** Path, `docs-data/material-ui/react-button/button.md`. */
  file: string;
  /** Address, `/material-ui/react-button/`. */
  pathname: string;
  /** Folder of the product below `docs-data/`, `material-ui`. */
  productFolder: string;
}

/** The result of step 1 (read): a file's text, its checked front matter and the start of its body. */
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

/** A position in a file: line and column from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A link or an image in the text, to be checked once all pages are known. */
export interface FoundLink extends Position {
  href: string;
}

/** Inline code that may name a prop, a component, a class or a module, to be compared with the reference. */
export interface FoundName extends Position {
  text: string;
  /** What the neighboring words call it. */
  calledA?: 'prop' | 'component' | 'hook';
  /** Names in it that the page's own code uses, in fences or demos. */
  inCode?: string[];
  /** Names in it that the page's own code declares, or imports from elsewhere. */
  declared?: string[];
}

/** A prop that a page's code passes to a component of a package; the first position of each in a file. */
export interface FoundUse extends Position {
  file: string;
  /** The module from which the component is imported, `@mui/material/Button`. */
  module: string;
  /** Its exported name, `Button`. */
  name: string;
  prop: string;
}

/** A demo embedded by a page, before its sources are read. */
export interface FoundDemo extends Position {
  kind: 'demo';
  /** Name, `BasicButtons`. */
  name: string;
  /** Its id at the second occurrence on the page, `BasicButtons-2`; undefined if it equals the name. */
  id?: string;
  /** Path as the author wrote it, without a language extension: `../react-app-bar/DashboardLayoutBasic`. */
  path: string;
  /** False if the author wrote no extension: the demo is a folder of styling variants. */
  hasExtension: boolean;
  options: DemoOptions;
  /** Options of the playground, if it is one. */
  playground?: PlaygroundOptions;
}

/** A block after step 2 (parse). */
export type ParsedBlock = ProseBlock | ComponentBlock | CodeTabsBlock | FoundDemo;

/** A page after step 2: blocks and headings, and what later steps check against other pages. */
export interface ParsedPage {
  title: string;
  description: string;
  h1: string;
  descriptionHtml: string;
  blocks: ParsedBlock[];
  headings: Heading[];
  /** Every id that links may use: headings, demos, ids in raw HTML. */
  anchors: string[];
  links: FoundLink[];
  images: FoundLink[];
  names: FoundName[];
  problems: DocsProblem[];
}

/** The styles of a demo's variants, besides those in their code. */
export interface DemoStyles {
  /** Words in the Tailwind variant, some of which are classes. */
  candidates: string[];
  /** Plain CSS, scoped to the variant it belongs to. */
  css: string;
}

/** A module that the registry imports. */
export interface DemoModule {
  /** The demo's name, followed by the styling unless that is the default. */
  key: string;
  /** Path from the root of the repository. */
  file: string;
  /** Whether the page contains some of its styles. */
  hasSheet: boolean;
  /** The derived module that replaces it in the registry, if any. */
  derived?: DerivedModule;
}

/** A module that the compiler writes to replace a demo's own file. */
export interface DerivedModule {
  /** Path from the root of the repository. */
  file: string;
  content: string;
}

/** A playground before the reference adds the types of its props. */
export interface FoundPlayground extends Position {
  /** Name of its demo. */
  demo: string;
  /** The module from which the component is imported, `@mui/material/Button`, and its exported name. */
  module: string;
  name: string;
  options: PlaygroundOptions;
  /** Values that the demo passes to props; null for those known only at run time. */
  given: Readonly<Record<string, PlaygroundValue | null>>;
  /** The text between its tags, if there is nothing else. */
  text?: string;
}

/** A demo after step 3 (collect). */
export interface CollectedDemo {
  name: string;
  source: DemoSource;
  previewHtml?: string;
  codeHtml?: string;
  codeFiles?: string[];
  /** Preview and code of the stylings other than the default one. */
  styled?: PageDemo['styled'];
  styles: DemoStyles;
  /** One entry per styling. */
  modules: DemoModule[];
  playground?: FoundPlayground;
  problems: DocsProblem[];
}

/** An export documented by a page of the reference, as lists of references show it. */
export interface Documented {
  name: string;
  kind: ApiDoc['kind'];
  deprecated: boolean;
  plan?: ApiPlan;
}

/** A file that the site serves unchanged. */
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

/** A page after steps 1 to 3, with everything that does not depend on other pages. This is what the cache stores. */
export interface CompiledPage extends PageFile {
  page: Page;
  demos: CollectedDemo[];
  /** Markdown for programs (demos as code). */
  markdownVersion: string;
  anchors: string[];
  links: FoundLink[];
  images: FoundLink[];
  names: FoundName[];
  /** Props that demos and fences pass. */
  uses?: FoundUse[];
  problems: DocsProblem[];
  /** Every file whose change makes this result stale, with the hash of its content, `''` for a missing file. */
  inputs: Record<string, string>;
  /** Module that sets the license key for demos of the page. */
  license?: string;
  /** Module of the demos' theme, if the product has its own. */
  demoTheme?: string;
  /** Set only for pages of the reference. */
  reference?: Documented[];
  /** Set only for pages that compare products: the component's name, or empty for the list of all. */
  comparison?: string;
  /** Files that belong to the page: rows that its tables fetch, and its content as JSON. */
  publicFiles?: PublicFile[];
}

/** The part of a page that stays in memory: enough for checks across pages and for files that list pages. */
export interface PageSummary extends PageFile {
  productId: ProductId;
  title: string;
  /** Plain text. */
  description: string;
  /** Names of the page's demos, in page order. */
  demos: string[];
  /** Names of the components and hooks in its front matter. */
  documents: string[];
  anchors: string[];
  links: FoundLink[];
  names: FoundName[];
  uses?: FoundUse[];
  playgrounds?: FoundPlayground[];
  problems: DocsProblem[];
  /** Set only for pages of the reference. */
  reference?: Documented[];
  /** Set only for pages that compare products: the component's name, or empty for the list of all. */
  comparison?: string;
  /** Set only for posts of the blog. */
  post?: PostFacts;
  /** Whether its demo fills the window; undefined means no. */
  fullScreen?: boolean;
}

/** A product with the content of its folder. */
export interface ProductContent {
  /** Folder below `docs-data/`, `material-ui`, `experiments/docs`. */
  folder: string;
  product: Product;
  /** Its side navigation, with all titles resolved. */
  navigation: NavItem[];
}
