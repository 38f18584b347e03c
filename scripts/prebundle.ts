import { makePrebundled } from '@/workarounds/prebundled-packages';

/** `node scripts/bundled.mjs prebundle NAME`: bundles packages. The development server runs it for new ones. */
const [, , , name = ''] = process.argv;

await makePrebundled(process.cwd(), name);
