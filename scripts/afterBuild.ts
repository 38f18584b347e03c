import { environment } from '@/site';
import { hintCompilation } from './afterBuild/hintCompilation';
import { policyFactsOf } from './afterBuild/policyFacts';
import { writeDemoPages } from './afterBuild/writeDemoPages';
import { writeOffline } from './afterBuild/writeOffline';
import { writePolicy } from './afterBuild/writePolicy';

const content = '.content';
const out = 'out';
const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;

/**
 * Does what is left when Next has exported the site. In this order: lists for reading offline have the sizes of all
 * files, and the policy has the scripts of every page.
 */
async function finishExport(): Promise<void> {
  console.log(`${hintCompilation(out)} scripts that browsers compile as a whole`);

  const demoPages = writeDemoPages({ content, out });
  console.log(`${demoPages} pages of one demo each, copied from one pattern`);

  const isOff = environment.workerOff;
  const { products, sharedSize } = await writeOffline({ content, out, isOff });
  const sizes = products.map(({ folder, size }) => `${folder} ${megabytes(size)}`);
  const worker = isOff ? 'No service worker' : 'Service worker';
  console.log(`${worker}; ${sizes.join(', ')}, shared ${megabytes(sharedSize)}`);

  const scripts = writePolicy(out, policyFactsOf(environment));
  console.log(`Content security policy with the hashes of ${scripts} inline scripts`);
}

await finishExport();
