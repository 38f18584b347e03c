import fs from 'node:fs';
import path from 'node:path';

/** A saved screenshot. */
export interface Shot {
  /** Name of the file in its folder. */
  file: string;
  title: string;
}

/**
 * Saves the screenshots of a page in `test-results/check/<path>/`. Deletes the files of earlier runs, but no folders,
 * because those contain the screenshots of pages below it.
 */
export class Shots {
  readonly taken: Shot[] = [];
  /** Path from the root. */
  readonly folder: string;

  constructor(
    private readonly root: string,
    readonly pathname: string,
  ) {
    this.folder = path.posix.join('test-results/check', pathname.replace(/^\/|\/$/g, ''));
    const folder = path.join(root, this.folder);
    fs.mkdirSync(folder, { recursive: true });
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) fs.unlinkSync(path.join(folder, entry.name));
    }
  }

  /** Saves a screenshot as `<name>.png`. */
  save(name: string, title: string, picture: Buffer): void {
    const file = `${name}.png`;
    fs.writeFileSync(path.join(this.root, this.folder, file), picture);
    this.taken.push({ file, title });
  }

  /** Writes a page with all screenshots, those of overlays last, and returns its path from the root. */
  writeContactSheet(): string {
    const file = path.posix.join(this.folder, 'index.html');
    const isOfOpened = ({ file: name }: Shot) => name.startsWith('open-');
    const opened = this.taken.filter(isOfOpened);
    const shots = [...this.taken.filter((shot) => !isOfOpened(shot)), ...opened];
    fs.writeFileSync(path.join(this.root, file), contactSheet(this.pathname, shots));
    return file;
  }
}

/** Returns the HTML of a page that shows screenshots side by side, each linked to its file. */
function contactSheet(pathname: string, shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ file, title }) =>
      `<figure><a href="${file}"><img src="${file}" alt="${title}"></a><figcaption>${title}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${pathname}</title>
<style>body{font:14px system-ui;margin:16px;background:#888}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0;padding:8px;background:#fff;max-width:460px}img{max-width:100%;max-height:900px}</style>
<h1>${pathname}</h1><main>${figures.join('\n')}</main></html>
`;
}
