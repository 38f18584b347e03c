import { makePrebundled } from '@/workarounds/prebundled-packages';

/** `node scripts/bundled.mjs prebundle NAME`: what the development server starts when packages are new. */
const [, , , name = ''] = process.argv;

await makePrebundled(process.cwd(), name);
