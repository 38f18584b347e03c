import fs from 'node:fs';

/** Lists the modules of icons in a package's folder, by name and sorted: `Abc`, `AbcOutlined`. */
export function listIconModules(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .flatMap((file) => /^([A-Z0-9]\w*)\.js$/.exec(file)?.[1] ?? [])
    .sort();
}
