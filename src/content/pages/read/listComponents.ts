import fs from 'node:fs';
import path from 'node:path';

/** Folder of the components that pages may embed by name. */
export const componentsFolder = 'src/shell/modules';

/** Returns the names of the components that pages may embed: those of the modules in their folder. */
export function listComponents(root: string): string[] {
  const folder = path.join(root, componentsFolder);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => path.parse(file).name)
    .sort();
}
