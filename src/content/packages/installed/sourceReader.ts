import fs from 'node:fs';
import path from 'node:path';

/** Reads files of the repository and remembers every path that was asked for, whether it exists or not. */
export class SourceReader {
  readonly inputs = new Set<string>();

  constructor(readonly root: string) {}

  exists(file: string): boolean {
    this.inputs.add(file);
    return fs.statSync(path.join(this.root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** The first of some paths that is a file. */
  firstOf(files: readonly string[]): string | undefined {
    return files.find((file) => this.exists(file));
  }

  read(file: string): string {
    this.inputs.add(file);
    return fs.readFileSync(path.join(this.root, file), 'utf8').replace(/\r\n/g, '\n');
  }

  /** Names in a folder; none if there is no such folder. */
  list(folder: string): fs.Dirent[] {
    const absolute = path.join(this.root, folder);
    return fs.existsSync(absolute) ? fs.readdirSync(absolute, { withFileTypes: true }) : [];
  }
}
