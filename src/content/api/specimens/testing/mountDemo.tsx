import type { ComponentType } from 'react';

/**
 * Renders a demo with styles of its own, and returns a function that removes both: jsdom searches all style sheets
 * whenever a component asks for a computed style.
 */
export async function mountDemo(Demo: ComponentType): Promise<() => Promise<void>> {
  const { act, createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { CacheProvider } = await import('@emotion/react');
  const { default: createCache } = await import('@emotion/cache');
  const cache = createCache({ key: 'css' });
  const reactRoot = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    reactRoot.render(<CacheProvider value={cache}>{createElement(Demo)}</CacheProvider>),
  );
  return async () => {
    await act(async () => reactRoot.unmount());
    cache.sheet.flush();
    document.body.replaceChildren();
  };
}
