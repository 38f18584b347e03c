import fs from 'node:fs';
import path from 'node:path';

/** Reads files of the repository and records every requested path, whether or not it exists. */
export class SourceReader {
  readonly inputs = new Set<string>();

  constructor(readonly root: string) {}

  /** Tells whether a path is a file. */
  exists(file: string): boolean {
    this.inputs.add(file);
    return fs.statSync(path.join(this.root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** Returns the first path that is a file. */
  firstOf(files: readonly string[]): string | undefined {
    return files.find((file) => this.exists(file));
  }

  /** Returns the text of a file, with line breaks as on Unix. */
  read(file: string): string {
    this.inputs.add(file);
    return fs.readFileSync(path.join(this.root, file), 'utf8').replace(/\r\n/g, '\n');
  }

  /** Lists the entries of a folder; empty if it does not exist. */
  list(folder: string): fs.Dirent[] {
    const absolute = path.join(this.root, folder);
    return fs.existsSync(absolute) ? fs.readdirSync(absolute, { withFileTypes: true }) : [];
  }
}
