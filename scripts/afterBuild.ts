import { loadProducts } from '@/content/site';
import { environment } from '@/site';
import { hintCompilation } from '@/workarounds/compile-hints/hintCompilation';
import { listScripts } from './afterBuild/listScripts';
import { policyFactsOf } from './afterBuild/policyFacts';
import { readPages } from './afterBuild/readPages';
import { writeDemoPages } from './afterBuild/writeDemoPages';
import { writeOffline } from './afterBuild/writeOffline';
import { writeMetaPolicies, writePolicy } from './afterBuild/writePolicy';
import { writeSocialImages } from './afterBuild/social-images/writeSocialImages';
import { markFinished } from './serve/releases/finishedBuild';

const content = '.content';
const out = 'out';
const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;

/**
 * Runs the steps after Next's export. Order matters: demo pages are needed as pages, and the lists for offline reading
 * contain the sizes of all files. Finally marks the export as finished, so that it may be served.
 */
async function finishExport(): Promise<void> {
  const demoPages = writeDemoPages({ content, out });
  console.log(`${demoPages} pages of one demo each, copied from one pattern`);

  const pages = readPages(out);
  const hinted = hintCompilation(listScripts(out, pages));
  console.log(`${hinted} scripts that browsers compile as a whole`);

  // Loaded at run time: the compiler's bundle could not include an import.
  const loaded = await loadProducts(process.cwd());
  // Runs in other threads meanwhile: nothing below reads the images.
  const images = reportImages({ root: process.cwd(), content, out, products: loaded.products });
  const facts = policyFactsOf(
    environment,
    loaded.products.map(({ product }) => product),
  );
  writeMetaPolicies(out, pages, facts);

  const isOff = environment.workerOff;
  const { products, sharedSize } = await writeOffline({ content, out, pages, isOff });
  const sizes = products.map(({ folder, size }) => `${folder} ${megabytes(size)}`);
  const worker = isOff ? 'No service worker' : 'Service worker';
  console.log(`${worker}; ${sizes.join(', ')}, shared ${megabytes(sharedSize)}`);

  const scripts = writePolicy(out, pages, facts);
  console.log(`Content security policy with the hashes of ${scripts} inline scripts`);

  await images;
  markFinished(out);
}

/** Renders the social images, and logs the time it took. */
async function reportImages(build: Parameters<typeof writeSocialImages>[0]): Promise<void> {
  const { made, seconds, kept, largest } = await writeSocialImages(build);
  const size = `the largest ${(largest / 1000).toFixed(1)} KB`;
  const time = made > 0 ? ` in ${seconds.toFixed(1)} s` : '';
  console.log(`${made} social images made${time}, ${kept} from the cache, ${size}`);
}

await finishExport();
