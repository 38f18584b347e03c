import { demoSourceUrl } from '@/model';
import type { CompiledPage } from '../stages';
import { bare, isExperiment, twinUrl } from './addresses';
import type { OutputFile, SiteFacts } from './emitInput';
import { registryOf } from './registry';
import { linkTwin } from './twinLinks';

/** Every file a page owns: its data, the registry of its demos, their sources and its Markdown twin. */
export function filesOf(
  page: CompiledPage,
  site: SiteFacts,
  pathnames: ReadonlySet<string>,
): OutputFile[] {
  const files = [
    { file: `.content/pages/${bare(page.pathname)}.json`, content: JSON.stringify(page.page) },
    ...registryOf(page),
  ];
  if (site.production && isExperiment(page.pathname)) return files;
  for (const { name, source } of page.demos) {
    const file = `public${demoSourceUrl(page.pathname, name)}`;
    files.push({ file, content: JSON.stringify(source) });
  }
  for (const { url, html } of page.rowFiles ?? []) {
    files.push({ file: `public${url}`, content: html });
  }
  const twin = linkTwin(page.twin, site.siteUrl, pathnames);
  files.push({ file: `public${twinUrl(page.pathname)}`, content: twin });
  return files;
}
