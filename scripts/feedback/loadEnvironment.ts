import fs from 'node:fs';
import path from 'node:path';

/** The files `next build` reads the environment from; the first that sets a variable wins. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

/**
 * Adds what the files of the environment in `folder` set to this process, as the build does; what is set already
 * stays. Node before 20.12 cannot read them: there, only the process's own environment counts.
 */
export function loadEnvironment(folder: string): void {
  const own = files.map((name) => path.join(folder, name)).filter((file) => fs.existsSync(file));
  for (const file of own) process.loadEnvFile?.(file);
}
