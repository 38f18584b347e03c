import { demoSourceUrl, type DemoSource } from '@/model';
import type { CompiledPage, OutputFile } from '@/content/pages';
import { registryOf } from './registry';
import { survivingRegistry } from './survivingRegistry';
import { bare, linkMarkdownVersion, markdownVersionUrl } from '@/content/pages/markdown-version';

/** The site around a page. */
interface Around {
  siteUrl: string;
  /** Addresses of all pages. */
  pathnames: ReadonlySet<string>;
  /** Whether this deployment shows the page; otherwise nothing of it is in `public/`. */
  isPublic: boolean;
}

/** The files that a page owns in development; a build writes {@link filesOf}. */
export function developmentFilesOf(...page: Parameters<typeof filesOf>): OutputFile[] {
  return filesOf(...page).map((file) =>
    /^\.content\/demos\/.*\.ts$/.test(file.file) ? survivingRegistry(file) : file,
  );
}

/** Every file a page owns: its data, the registry of its demos, their sources and its Markdown version. */
export function filesOf(
  page: CompiledPage,
  { siteUrl, pathnames, isPublic }: Around,
): OutputFile[] {
  const files = [
    { file: `.content/pages/${bare(page.pathname)}.json`, content: JSON.stringify(page.page) },
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

/** The sources of a page's demos by name. Of one that is shown twice, the occurrence with a preview knows most. */
function sourcesOf({ demos }: CompiledPage): Map<string, DemoSource> {
  const sources = new Map<string, DemoSource>();
  for (const { name, source } of demos) {
    const hasPreview = source.variants.some(({ previewHtml }) => previewHtml !== undefined);
    if (hasPreview || !sources.has(name)) sources.set(name, source);
  }
  return sources;
}
