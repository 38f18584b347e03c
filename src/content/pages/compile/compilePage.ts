import path from 'node:path';
import { demoThemeModule, DocsError, type Block, type DocsProblem, type Product } from '@/model';
import { pairUp } from '@/model/pairUp';
import { collectDemo, emptyDemo, usesIconFont } from '../collect';
import { importedBy, licenseFor, stylesOf } from './demoPackages';
import { sheetsFor } from './demoSheets';
import { checkFullScreen } from './checkFullScreen';
import { fontsOf } from './fontsOf';
import { writeMarkdownVersion } from '../markdown-version';
import { checkPostImage, describePost } from '../blog';
import type { Fingerprints } from '../cache/fingerprints';
import {
  checkDemoStyle,
  checkPageStyle,
  factsFileOf,
  findUses,
  findUsesInFences,
  readFacts,
} from '../house-style';
import { knownImages, parsePage } from '../parse';
import { namesOf } from './namesOf';
import { attachPlayground, placePlayground } from '../playground/attachPlayground';
import { permalinkOf } from './permalinkOf';
import { readPage } from '../read';
import { sourceFileOf } from './sourceFileOf';
import type {
  CollectedDemo,
  CompiledPage,
  FoundDemo,
  FoundUse,
  MarkdownSource,
  PageFile,
  ParsedPage,
} from '../stages';

/** The input for compiling one page. */
export interface PageRequest {
  root: string;
  file: PageFile;
  product: Product;
  /** Names of the site's components that pages may embed. */
  components: readonly string[];
  fingerprints: Fingerprints;
  /** The previous result for this page by the same compiler; unchanged demos are reused. */
  previous?: CompiledPage;
}

/** A collected demo with its inputs, so that a later compilation can reuse it. */
export interface CachedDemo extends CollectedDemo {
  /** What the author wrote of the demo, without its position. Identifies the demo's result among those of the page. */
  cacheKey: string;
  inputs: string[];
  uses: FoundUse[];
  /** Violations of the house style, which stop nothing. */
  styleProblems: DocsProblem[];
}

/** Runs steps 1 to 3 for a page: read, parse, collect. Authors' errors become problems of the page. */
export async function compilePage(request: PageRequest): Promise<CompiledPage> {
  const { root, file, fingerprints } = request;
  const startedAt = Date.now();
  const factsFile = factsFileOf(file.file);
  const inputs = new Set([file.file, factsFile]);
  const source = readPage(root, file, request.product);
  const images = knownImages(root);
  const imageExists = (image: string) => {
    inputs.add(path.posix.join('public', image));
    return images.imageExists(image);
  };
  const permalink = permalinkOf(root, request.product);
  const known = { ...images, components: request.components, imageExists, permalink };
  const parsed = parsePage(source, known);
  const post = request.product.blog && describePost(source);
  const postProblems = post ? checkPostImage(source, post, imageExists) : [];
  const demos = await collectDemos(request, source, parsed);
  for (const input of demos.flatMap((demo) => demo.inputs)) inputs.add(input);
  fingerprints.forget(inputs);
  const license = licenseFor(request.product, demos);
  return {
    ...file,
    page: {
      ...assemblePage(request, source, { parsed, demos }),
      demoStyles: await stylesOf(request.product, demos),
      ...(post && { post }),
    },
    demos,
    ...(demos.length > 0 && request.product.demoTheme && { demoTheme: request.product.demoTheme }),
    ...(license && { license: license.module }),
    markdownVersion: writeMarkdownVersion({
      source,
      page: parsed,
      demos: pairDemos(parsed, demos),
      permalink,
    }),
    anchors: parsed.anchors,
    links: parsed.links,
    images: parsed.images,
    names: namesOf(request.product, source, { names: parsed.names, demos }),
    uses: [...demos.flatMap(({ uses }) => uses), ...findUsesInFences(source)],
    problems: uniqueProblems([
      ...[source, parsed, ...demos].flatMap((part) => part.problems),
      ...postProblems,
      ...checkFullScreen(source, foundDemos(parsed)),
      ...checkPageStyle(source, request.product.houseStyle, readFacts(root, factsFile)),
      ...demos.flatMap(({ styleProblems }) => styleProblems),
    ]),
    inputs: Object.fromEntries(
      [...inputs].map((input) => [input, fingerprints.hashUnlessChangedSince(input, startedAt)]),
    ),
  };
}

function foundDemos(parsed: ParsedPage): FoundDemo[] {
  return parsed.blocks.filter((block): block is FoundDemo => block.kind === 'demo');
}

function pairDemos(parsed: ParsedPage, demos: readonly CachedDemo[]) {
  return pairUp(foundDemos(parsed), demos).map(([found, collected]) => ({ found, collected }));
}

async function collectDemos(
  request: PageRequest,
  source: MarkdownSource,
  parsed: ParsedPage,
): Promise<CachedDemo[]> {
  const demos: CachedDemo[] = [];
  for (const found of foundDemos(parsed)) {
    const demo = reuseDemo(request, source, found) ?? (await collect(request, source, found));
    const { projectTheme: theme, demoTheme, iconFontComponents = [] } = request.product;
    const iconFont = usesIconFont(demo.source, iconFontComponents) && { iconFont: true };
    const surrounded = demoTheme && { demoTheme: demoThemeModule(request.file.productFolder) };
    demos.push({ ...demo, source: { ...demo.source, theme, ...surrounded, ...iconFont } });
  }
  return demos;
}

/** Returns what a demo's content depends on besides its files: how the page embeds it, and what the page is about. */
function cacheKeyOf(found: FoundDemo, { frontMatter }: MarkdownSource): string {
  const { name, path: written, hasExtension, options, playground } = found;
  const subjects = frontMatter.components ?? [];
  return JSON.stringify([name, written, hasExtension, options, playground, subjects]);
}

function reuseDemo(
  { previous, fingerprints }: PageRequest,
  source: MarkdownSource,
  found: FoundDemo,
): CachedDemo | undefined {
  const cacheKey = cacheKeyOf(found, source);
  const cached = (previous?.demos as CachedDemo[] | undefined)?.find(
    (demo) => demo.cacheKey === cacheKey,
  );
  const fresh = cached?.inputs.every(
    (input) => fingerprints.hashOf(input) === previous?.inputs[input],
  );
  return fresh && cached?.problems.length === 0 ? placePlayground(cached, found) : undefined;
}

/** The facts about a demo that could not be collected. */
const nothingFound: Pick<CachedDemo, 'inputs' | 'uses' | 'styleProblems'> = {
  inputs: [],
  uses: [],
  styleProblems: [],
};

async function collect(
  { root, file, product }: PageRequest,
  source: MarkdownSource,
  found: FoundDemo,
): Promise<CachedDemo> {
  const cacheKey = cacheKeyOf(found, source);
  try {
    const { authored, ...collected } = await collectDemo(root, source, found);
    const entry = authored[0]?.files[0];
    const demo = attachPlayground(collected, { page: file, found, entry });
    const files = authored.flatMap((styling) => styling.files);
    const uses = files.flatMap(({ file, module }) => (module ? findUses(file, module) : []));
    const styleProblems = authored.flatMap((styling) =>
      checkDemoStyle({ demo: found, ...styling }, product.houseStyle),
    );
    return { ...demo, cacheKey, uses, styleProblems };
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    return { ...emptyDemo(found.name), cacheKey, problems: [error.problem], ...nothingFound };
  }
}

interface Parts {
  parsed: ParsedPage;
  demos: readonly CachedDemo[];
}

function assemblePage(
  { file, product }: PageRequest,
  source: MarkdownSource,
  { parsed, demos }: Parts,
): CompiledPage['page'] {
  const remaining = [...demos];
  const blocks = parsed.blocks.map((block): Block => {
    if (block.kind !== 'demo') return block;
    const demo = remaining.shift();
    if (!demo) throw new Error(`${file.file} has a demo that was not collected.`);
    return { kind: 'demo', demo: viewDemo({ file, product }, block, demo), html: '' };
  });
  return {
    pathname: file.pathname,
    productId: source.frontMatter.productId ?? product.id,
    source: file.file,
    title: parsed.title,
    description: parsed.description,
    h1: parsed.h1,
    descriptionHtml: parsed.descriptionHtml,
    frontMatter: source.frontMatter,
    blocks,
    headings: parsed.headings,
    ...fontsOf(product, source),
  };
}

function viewDemo(
  { file, product }: Pick<PageRequest, 'file' | 'product'>,
  found: FoundDemo,
  demo: CachedDemo,
) {
  return {
    name: found.name,
    ...(found.id && { id: found.id }),
    options: found.options,
    stylings: [...new Set(demo.source.variants.map((variant) => variant.styling))],
    previewHtml: demo.previewHtml,
    ...(demo.source.variants.some(({ previewHtml }) => previewHtml) && { typedPreview: true }),
    codeHtml: demo.codeHtml,
    ...(demo.codeFiles && { codeFiles: demo.codeFiles }),
    styled: demo.styled,
    ...(demo.source.iconFont && { iconFont: true }),
    ...(sheetsFor(product, importedBy([demo])).length > 0 && { hasSheet: true }),
    ...sourceFileOf({ file, product }, found, demo),
  };
}

function uniqueProblems(problems: CompiledPage['problems']): CompiledPage['problems'] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
