import path from 'node:path';
import type { DocsProblem } from '@/model';
import { pairUp } from '@/model/pairUp';
import { licenseFor, stylesOf } from './demoPackages';
import { checkFullScreen } from './checkFullScreen';
import { writeMarkdownVersion } from '../markdown-version';
import { checkPostImage, describePost } from '../blog';
import { checkPageStyle, factsFileOf, findUsesInFences, readFacts } from '../house-style';
import { knownImages, parsePage, type KnownNames } from '../parse';
import { namesOf } from './namesOf';
import { permalinkOf } from './permalinkOf';
import { readPage } from '../read';
import type { CompiledPage, FoundDemo, MarkdownSource, ParsedPage } from '../stages';
import type { PageRequest } from './PageRequest';
import type { CachedDemo } from './compileDemo';
import { collectDemos } from './collectDemos';
import { assemblePage } from './assemblePage';

/** Runs steps 1 to 3 for a page: read, parse, collect. Authors' errors become problems of the page. */
export async function compilePage(request: PageRequest): Promise<CompiledPage> {
  const { root, file, product, fingerprints } = request;
  const startedAt = Date.now();
  const inputs = new Set([file.file, factsFileOf(file.file)]);
  const source = readPage(root, file, product);
  const known = knownNames(request, inputs);
  const parsed = parsePage(source, known);
  const post = product.blog && describePost(source);
  const postProblems = post ? checkPostImage(source, post, known.imageExists) : [];
  const demos = await collectDemos(request, source, foundDemos(parsed));
  for (const input of demos.flatMap((demo) => demo.inputs)) inputs.add(input);
  fingerprints.forget(inputs);
  const license = licenseFor(product, demos);
  return {
    ...file,
    page: {
      ...assemblePage(request, source, { parsed, demos }),
      demoStyles: await stylesOf(product, demos),
      ...(post && { post }),
    },
    demos,
    ...(demos.length > 0 && product.demoTheme && { demoTheme: product.demoTheme }),
    ...(license && { license: license.module }),
    markdownVersion: writeMarkdownVersion({
      source,
      page: parsed,
      demos: pairDemos(parsed, demos),
      permalink: known.permalink,
    }),
    anchors: parsed.anchors,
    links: parsed.links,
    images: parsed.images,
    names: namesOf(product, source, { names: parsed.names, demos }),
    uses: [...demos.flatMap(({ uses }) => uses), ...findUsesInFences(source)],
    problems: problemsOf(request, { source, parsed, demos, postProblems }),
    inputs: Object.fromEntries(
      [...inputs].map((input) => [input, fingerprints.hashUnlessChangedSince(input, startedAt)]),
    ),
  };
}

/** Returns what a page may refer to. Adds every image that is looked up to the inputs, whether or not it exists. */
function knownNames({ root, product, components }: PageRequest, inputs: Set<string>): KnownNames {
  const images = knownImages(root);
  return {
    ...images,
    components,
    imageExists(image) {
      inputs.add(path.posix.join('public', image));
      return images.imageExists(image);
    },
    permalink: permalinkOf(root, product),
  };
}

/** A page whose text is parsed and whose demos are collected. */
interface CollectedPage {
  source: MarkdownSource;
  parsed: ParsedPage;
  demos: readonly CachedDemo[];
  postProblems: readonly DocsProblem[];
}

/** Returns every problem of a page once. */
function problemsOf(
  { root, product }: PageRequest,
  { source, parsed, demos, postProblems }: CollectedPage,
): DocsProblem[] {
  const facts = readFacts(root, factsFileOf(source.file));
  const problems = [
    ...[source, parsed, ...demos].flatMap((part) => part.problems),
    ...postProblems,
    ...checkFullScreen(source, foundDemos(parsed)),
    ...checkPageStyle(source, product.houseStyle, facts),
    ...demos.flatMap(({ styleProblems }) => styleProblems),
  ];
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function foundDemos(parsed: ParsedPage): FoundDemo[] {
  return parsed.blocks.filter((block): block is FoundDemo => block.kind === 'demo');
}

function pairDemos(parsed: ParsedPage, demos: readonly CachedDemo[]) {
  return pairUp(foundDemos(parsed), demos).map(([found, collected]) => ({ found, collected }));
}
