import path from 'node:path';
import { pairUp } from '@/model/pairUp';
import { licenseFor, stylesOf } from './demoPackages';
import { checkFullScreen } from './checkFullScreen';
import { writeMarkdownVersion } from '../markdown-version';
import { checkPostImage, describePost } from '../blog';
import { checkPageStyle, factsFileOf, findUsesInFences, readFacts } from '../house-style';
import { knownImages, parsePage } from '../parse';
import { namesOf } from './namesOf';
import { permalinkOf } from './permalinkOf';
import { readPage } from '../read';
import type { CompiledPage, FoundDemo, ParsedPage } from '../stages';
import type { PageRequest } from './PageRequest';
import type { CachedDemo } from './compileDemo';
import { collectDemos } from './collectDemos';
import { assemblePage } from './assemblePage';

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
  const demos = await collectDemos(request, source, foundDemos(parsed));
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

function uniqueProblems(problems: CompiledPage['problems']): CompiledPage['problems'] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
