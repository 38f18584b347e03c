import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { provideBundle } from './bundled/provideBundle.mjs';

/**
 * `node scripts/bundled.mjs compile [--watch]`: runs a script that `scripts/bundled/entries.mjs` names, in one piece.
 * Node takes 0.6 s and more to gather some 300 modules of TypeScript and their packages, and 0.2 s for their bundle;
 * the bundle is made again when a file of it has changed.
 */
const [name] = process.argv.slice(2);
const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const files = await provideBundle(project);
const file = files[name];
if (!file) {
  console.error(
    `There is no bundled script ${name}. There are: ${Object.keys(files).join(', ')} (scripts/bundled/entries.mjs).`,
  );
  process.exit(1);
}
// Errors name lines of the sources.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);
