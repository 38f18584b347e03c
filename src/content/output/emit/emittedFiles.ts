import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { readJson, writeFile, writeJson } from '@/content/files';
import type { EmitReport } from './emitInput';
import type { OutputFile } from '@/content/pages';

const record = '.content/cache/emitted.json';
const site = '';

/** Hash of every file that an owner wrote. Owners are pathnames; the empty one is the site itself. */
type Owned = Record<string, Record<string, string>>;

/** Compares the files written now with those written before: skips unchanged ones and removes stale ones. */
export class EmittedFiles {
  readonly report: EmitReport = { written: [], removed: [] };

  private readonly before: Owned;
  private readonly now: Owned = {};

  constructor(private readonly root: string) {
    const before = readJson<Owned>(root, record);
    // Without the record, nothing counts as written.
    if (!before) clearPublic(path.join(root, 'public'));
    this.before = before ?? {};
  }

  /** Writes all files of an owner. */
  write(files: readonly OutputFile[], owner: string = site): void {
    const known = this.before[owner] ?? {};
    this.now[owner] = Object.fromEntries(
      files.map(({ file, content }) => {
        const name = hash(content);
        if (known[file] !== name || !fs.existsSync(path.join(this.root, file))) {
          this.writeFile(file, content);
        }
        return [file, name];
      }),
    );
  }

  /** Keeps the files of an owner, except those that it may not keep. */
  keep(owner: string, mayKeep: (file: string) => boolean): void {
    if (this.now[owner]) return;
    const files = Object.entries(this.before[owner] ?? {}).filter(([file]) => mayKeep(file));
    this.now[owner] = Object.fromEntries(files);
  }

  /** Removes files without an owner and saves the record. */
  finish(): EmitReport {
    const owned = new Set(Object.values(this.now).flatMap((files) => Object.keys(files)));
    for (const file of Object.values(this.before).flatMap((files) => Object.keys(files))) {
      if (!owned.has(file)) this.removeFile(file);
    }
    writeJson(this.root, record, this.now);
    return this.report;
  }

  private writeFile(file: string, content: string): void {
    refuseForeign(file);
    writeFile(this.root, file, content);
    this.report.written.push(file);
  }

  private removeFile(file: string): void {
    refuseForeign(file);
    fs.rmSync(path.join(this.root, file), { force: true });
    this.report.removed.push(file);
    removeEmptyFolders(this.root, path.dirname(file));
  }
}

/** Throws for a file outside of the generated folders, so that a page can never overwrite a handmade file. */
function refuseForeign(file: string): void {
  const generated = /^(\.content|public)\//.test(file) && !file.startsWith('public/static/');
  if (!generated || file.split('/').includes('..')) {
    throw new Error(`${file} is not a place for generated files.`);
  }
}

function removeEmptyFolders(root: string, folder: string): void {
  if (!folder.includes('/')) return;
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute) || fs.readdirSync(absolute).length > 0) return;
  fs.rmdirSync(absolute);
  removeEmptyFolders(root, path.dirname(folder));
}

/**
 * Folders of `public/` that belong to authors, or to the steps that write the live editor, the search and the icons.
 */
const ofOthers = ['static', '_editor', '_search', '_icons'];

/** Removes the output of an unknown run; all of it is generated. */
function clearPublic(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!ofOthers.includes(name))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
