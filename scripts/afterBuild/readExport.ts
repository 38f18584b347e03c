import fs from 'node:fs';
import path from 'node:path';
import { editorFrameUrl, editorPackagesUrl } from '@/model';
import type { ExportedPages } from './readPages';
import { createReferences, fileOf, type References } from './readReferences';

/** An export with its files and their references. */
export interface SiteExport {
  out: string;
  /** Build id of Next. */
  build: string;
  references: References;
  /** Scripts that a client navigation to a route needs, by route. */
  routes: ReadonlyMap<string, readonly string[]>;
  /** URLs of all files that are neither pages nor hashed. */
  files: readonly string[];
  /** URLs of the live editor's files, for demos of every product; the frame's page comes after what it loads. */
  editor: readonly string[];
}

const editorPages = [editorPackagesUrl, editorFrameUrl];

/**
 * Files and folders of the export that {@link SiteExport.files} leaves out: those listed otherwise, and the rules for
 * the host, which Cloudflare Pages reads but does not serve.
 */
const others = new Set(['_next', '_editor', '_headers', '_redirects']);

/**
 * Lists the files of an export and reads the manifest of its build, once for all steps that need them.
 * @throws Error if there is no manifest.
 */
export function readExport(out: string, pages: ExportedPages): SiteExport {
  const folder = path.join(out, '_next/static');
  const build = fs
    .readdirSync(folder)
    .find((name) => fs.existsSync(path.join(folder, name, '_buildManifest.js')));
  if (!build) throw new Error(`${folder} has no manifest of a build.`);
  const folders = fs.readdirSync(out).filter((name) => /^_/.test(name) && !others.has(name));
  return {
    out,
    build,
    references: createReferences(out, pages),
    routes: readRoutes(fs.readFileSync(path.join(folder, build, '_buildManifest.js'), 'utf8')),
    // Only servers read compressed copies.
    files: folders
      .flatMap((name) => listFiles(out, name))
      .filter((file) => !/\.(?:br|gz)$/.test(file)),
    editor: [...listFiles(out, '_editor/packs').sort(), ...filterExisting(out, editorPages)],
  };
}

/** Lists the URLs of the files in a folder of the export and its subfolders. The folder may be a file, or missing. */
export function listFiles(out: string, folder: string): string[] {
  const root = path.join(out, folder);
  const stat = fs.statSync(root, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [`/${folder}`];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name))}`)
    .map((file) => encodeURI(file.split(path.sep).join('/')));
}

/** Returns the URLs whose file exists in the export. */
export function filterExisting(out: string, urls: readonly string[]): string[] {
  return urls.filter((url) => fs.statSync(fileOf(out, url), { throwIfNoEntry: false })?.isFile());
}

function readRoutes(manifest: string): Map<string, string[]> {
  const lists = manifest.matchAll(/"(\/[^"]*)": ?\[([^\]]*)\]/g);
  return new Map(
    [...lists].map(([, route, list]) => [
      route ?? '',
      [...(list ?? '').matchAll(/"(static\/[^"]+)"/g)].map(([, name]) => `/_next/${name}`),
    ]),
  );
}
