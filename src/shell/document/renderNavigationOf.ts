import { renderNavigation } from '@/features/navigation/server';
import { readManifest, readNavigation } from '../server/readContent';

/** The side navigation's markup for the page at an address; empty where no product's navigation belongs. */
export async function renderNavigationOf(address: string): Promise<string> {
  const pathname = address.replace(/[?#].*/, '');
  const page = (await readManifest()).pages.find((entry) => entry.pathname === pathname);
  if (!page) return '';
  return renderNavigation(await readNavigation(page.folder), pathname);
}
