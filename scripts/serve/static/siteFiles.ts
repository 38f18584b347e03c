import fs from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';

/** Encodings a file can be sent in, best first, with the extension of the compressed copy. */
const compressions = { br: '.br', gzip: '.gz' } as const;

/** Name of an encoding, as in `Content-Encoding`. */
export type Encoding = keyof typeof compressions;

/** All encodings, best first. */
const encodings = Object.keys(compressions) as Encoding[];

/** A file as it is, or a compressed copy of it. */
export interface Representation {
  /** Path of the file or the copy. */
  path: string;
  size: number;
  /** Value of the `ETag` header. */
  etag: string;
  /** Undefined for the file as it is. */
  encoding?: Encoding;
}

/** A file of the site with its compressed copies. */
export interface SiteFile {
  /** Value of the `Content-Type` header. */
  type: string;
  plain: Representation;
  compressed: readonly Representation[];
}

/**
 * Lists the files of a folder to serve, by path from the folder. Compressed copies are part of the entry of their file.
 * Symbolic links and files whose name begins with a dot are left out.
 */
export function listSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const names = new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/')),
  );
  const isCopy = (name: string) =>
    Object.values(compressions).some(
      (ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
    );
  const files = [...names].filter((name) => !isCopy(name));
  return new Map(
    files.map((name) => [
      name,
      {
        type: typeOf(name),
        plain: represent(path.join(folder, name)),
        compressed: encodings
          .filter((encoding) => names.has(name + compressions[encoding]))
          .map((encoding) => represent(path.join(folder, name), encoding)),
      },
    ]),
  );
}

function represent(file: string, encoding?: Encoding): Representation {
  const { size, mtimeMs } = fs.statSync(file);
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  if (!encoding) return { path: file, size, etag: `"${version}"` };
  const copy = file + compressions[encoding];
  return { path: copy, size: fs.statSync(copy).size, etag: `"${version}-${encoding}"`, encoding };
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](?:json|xml|javascript)$|manifest\+json$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}
