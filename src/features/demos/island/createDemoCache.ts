import createCacheModule, { type EmotionCache } from '@emotion/cache';
import type { Middleware } from 'stylis';

const createCache = unwrapDefault(createCacheModule);

/** Creates an Emotion cache with the usual class prefix of apps, `css-`. */
export function createDemoCache(): EmotionCache {
  return turnOffWarnings(createCache({ key: 'css', stylisPlugins: [prefix] }));
}

/**
 * Disables Emotion's development warnings about `:first-child` and similar selectors. These are unsafe only when
 * `<style>` elements are rendered between a component's nodes, which does not happen in demos.
 */
export function turnOffWarnings(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}

/** Returns the default export of a package. Where Node or a bundler loads it as CommonJS, it is one level deeper. */
export function unwrapDefault<F extends (...values: never[]) => unknown>(imported: F): F {
  return (Reflect.get(imported, 'default') as F | undefined) ?? imported;
}

/** Properties that a browser which the documented library supports knows only with the prefix `-webkit-`. */
const prefixed =
  /^(?:user-select|text-decoration|backdrop-filter|mask(?:-\w+)*|text-size-adjust|print-color-adjust|box-decoration-break|hyphens)$/;

/**
 * Adds prefixes to style rules, in place of Emotion's own plugin, whose prefixes for browsers of ten years ago are a
 * quarter of the styles of a page of demos.
 */
export const prefix: Middleware = (element) => {
  const { type, props: property, value } = element;
  if (type !== 'decl' || element.return || !prefixed.test(String(property))) return;
  element.return = `-webkit-${value}${value}`;
};
