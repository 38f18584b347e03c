import { demoSourceUrl, type DemoSource } from '@/model';
import type { CompiledPage, OutputFile } from '@/content/pages';
import { registryOf } from './registry';
import { survivingRegistry } from './survivingRegistry';
import {
  trimSlashes,
  linkMarkdownVersion,
  markdownVersionUrl,
} from '@/content/pages/markdown-version';

/** The site as context of a page. */
interface Around {
  siteUrl: string;
  /** Addresses of all pages. */
  pathnames: ReadonlySet<string>;
  /** Whether this deployment publishes the page; if not, none of its files are in `public/`. */
  isPublic: boolean;
}

/** Returns the files of a page in development; a build uses {@link filesOf}. */
export function developmentFilesOf(...page: Parameters<typeof filesOf>): OutputFile[] {
  return filesOf(...page).map((file) =>
    /^\.content\/demos\/.*\.ts$/.test(file.file) ? survivingRegistry(file) : file,
  );
}

/** Returns every file of a page: its data, the registry of its demos, their sources and its Markdown version. */
export function filesOf(
  page: CompiledPage,
  { siteUrl, pathnames, isPublic }: Around,
): OutputFile[] {
  const files = [
    {
      file: `.content/pages/${trimSlashes(page.pathname)}.json`,
      content: JSON.stringify(page.page),
    },
    ...registryOf(page),
  ];
  if (!isPublic) return files;
  for (const [name, source] of sourcesOf(page)) {
    const file = `public${demoSourceUrl(page.pathname, name)}`;
    files.push({ file, content: JSON.stringify(source) });
  }
  for (const { url, content } of page.publicFiles ?? []) {
    files.push({ file: `public${url}`, content });
  }
  const markdownVersion = linkMarkdownVersion(page.markdownVersion, siteUrl, pathnames);
  files.push({ file: `public${markdownVersionUrl(page.pathname)}`, content: markdownVersion });
  return files;
}

/** Returns the sources of a page's demos by name. If a demo occurs twice, the occurrence with a preview wins. */
function sourcesOf({ demos }: CompiledPage): Map<string, DemoSource> {
  const sources = new Map<string, DemoSource>();
  for (const { name, source } of demos) {
    const hasPreview = source.variants.some(({ previewHtml }) => previewHtml !== undefined);
    if (hasPreview || !sources.has(name)) sources.set(name, source);
  }
  return sources;
}
