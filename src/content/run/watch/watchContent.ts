import fs from 'node:fs';
import path from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { componentsFolder } from '@/content/pages';

/** Folders whose files decide what pages look like. */
const watched = ['docs-data', componentsFolder, 'public/static'];

/** Time to collect changes (ms), because editors write several files at once, and some files twice. */
const gatherFor = 10;

/**
 * Calls back with the files that were added, changed or removed, as paths from the root; resolves once every folder is
 * watched.
 */
export function watchContent(
  root: string,
  onChange: (files: readonly string[]) => void,
): Promise<void> {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const folders = watched.filter((folder) => fs.existsSync(path.join(root, folder)));
  const watcher = watchFiles(folders, { cwd: root, ignoreInitial: true, atomic: false });
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return;
    gathered.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...gathered]);
      gathered.clear();
    }, gatherFor);
  });
  return new Promise((resolve) => watcher.on('ready', () => resolve()));
}
