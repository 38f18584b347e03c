// eslint-disable-next-line @next/next/no-document-import-in-page -- only the type of the parameter that Next passes
import type { DocumentContext } from 'next/document';
import { NavigationHtmlContext } from '@/features/navigation';
import { renderNavigation } from '@/features/navigation/server';
import { readNavigation } from '../server/readContent';
import { readManifest } from '../server/readManifest';

/** Lets a document render its page with the HTML of the side navigation in {@link NavigationHtmlContext}. */
export async function renderWithNavigation(context: DocumentContext): Promise<void> {
  const html = await renderNavigationOf(context.asPath ?? '/');
  const renderPage = context.renderPage;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function WithNavigation(props) {
          return (
            <NavigationHtmlContext.Provider value={html}>
              <App {...props} />
            </NavigationHtmlContext.Provider>
          );
        },
    });
}

/** Returns the HTML of the side navigation of a page; empty for pages that have none. */
async function renderNavigationOf(address: string): Promise<string> {
  const pathname = address.replace(/[?#].*/, '');
  const page = (await readManifest()).pages.find((entry) => entry.pathname === pathname);
  if (!page) return '';
  return renderNavigation(await readNavigation(page.folder), pathname);
}
