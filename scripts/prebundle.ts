import { makePrebundled } from '@/content/prebundled';

/** `node scripts/bundled.mjs prebundle FOLDER`: what the development server starts when packages are new. */
const [, , , folder = ''] = process.argv;

await makePrebundled(process.cwd(), folder);
