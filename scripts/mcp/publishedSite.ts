import fs from 'node:fs/promises';
import path from 'node:path';

/** Thrown for a request of something that doesn't exist. The message tells a model what to request instead. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** Codes of errors of addresses without a file; other errors, such as too many open files, are the machine's. */
const codesOfMissing = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/** Reads the files of an export, each once: an export doesn't change while it is served. */
export class PublishedSite {
  private readonly texts = new Map<string, Promise<string>>();
  private readonly root: string;

  /** @param folder - the export, `out/` */
  constructor(folder: string) {
    this.root = path.resolve(folder);
  }

  /**
   * Reads a file by its address, such as `/material-ui/react-button.md`.
   * @throws NotFoundError if there is no such file, or the address is outside of the export; the system's error if the
   *   file cannot be read
   */
  readText(url: string): Promise<string> {
    const known = this.texts.get(url);
    if (known) return known;
    const text = this.read(url);
    this.texts.set(url, text);
    // Failures are not cached: requests of arbitrary addresses could fill the memory.
    text.catch(() => this.texts.delete(url));
    return text;
  }

  /**
   * Reads a JSON file by its address. Its type is not checked, since this project's compiler wrote it.
   * @throws NotFoundError as {@link readText} does
   */
  async readJson<T>(url: string): Promise<T> {
    return JSON.parse(await this.readText(url)) as T;
  }

  private async read(url: string): Promise<string> {
    const file = path.join(this.root, url);
    if (!file.startsWith(this.root + path.sep) || file.includes('\0')) throw missing(url);
    try {
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw codesOfMissing.includes(code) ? missing(url) : error;
    }
  }
}

function missing(url: string): NotFoundError {
  return new NotFoundError(`There is no ${url} in this documentation.`);
}
