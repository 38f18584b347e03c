import fs from 'node:fs/promises';
import path from 'node:path';

/** Something that was asked for and isn't there; its message tells a model what to ask instead. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** Reads the files of an export, each once: an export doesn't change while it is served. */
export class PublishedSite {
  private readonly texts = new Map<string, Promise<string>>();
  private readonly root: string;

  /** @param folder - the export, `out/` */
  constructor(folder: string) {
    this.root = path.resolve(folder);
  }

  /**
   * The text of a file by its address, `/material-ui/react-button.md`.
   * @throws NotFoundError where no such file was exported, or the address leads out of the export
   */
  readText(url: string): Promise<string> {
    const known = this.texts.get(url);
    if (known) return known;
    const text = this.read(url);
    this.texts.set(url, text);
    // Nothing is kept of what isn't there: whoever asks for anything could fill the memory.
    text.catch(() => this.texts.delete(url));
    return text;
  }

  /**
   * A JSON file by its address. What it holds is what the compiler of this project wrote.
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
    } catch {
      throw missing(url);
    }
  }
}

function missing(url: string): NotFoundError {
  return new NotFoundError(`There is no ${url} in this documentation.`);
}
