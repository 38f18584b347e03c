import fs from 'node:fs';
import path from 'node:path';

/** The `.env` files that `next build` reads. The first that sets a variable wins. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Loads the `.env` files of a folder into this process, as the build does. Variables that are set already are kept. */
export function loadEnvironment(folder: string): void {
  const own = files.map((name) => path.join(folder, name)).filter((file) => fs.existsSync(file));
  for (const file of own) process.loadEnvFile(file);
}
