import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { savesData } from '@/base/browser';
import { listPathname, type ProductFacts } from '@/model';
import { storeRoute } from '@/site/routes';
import { internalPath, isPlainClick } from './internalPath';

/** Handles all links of the document by client navigation, and prefetches pages on hover and focus. */
export function useInternalLinks(products: readonly ProductFacts[]): void {
  const router = useRouter();
  useEffect(() => {
    const prefixes = products
      .filter((product) => product.home.startsWith('/'))
      .map((product) => product.prefix);
    const sections = [...prefixes, listPathname(), storeRoute];
    const pathOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      return link && internalPath(link, sections);
    };
    const follow = (event: MouseEvent) => {
      const path = isPlainClick(event) && pathOf(event);
      if (path) {
        event.preventDefault();
        void router.push(path);
      }
    };
    const prefetch = (event: Event) => {
      const path = pathOf(event);
      if (path && path !== window.location.pathname) {
        router.prefetch(path).catch(() => {});
      }
    };
    const signs = savesData() ? ['pointerdown'] : ['pointerover', 'focusin'];
    document.addEventListener('click', follow);
    signs.forEach((sign) => document.addEventListener(sign, prefetch));
    return () => {
      document.removeEventListener('click', follow);
      signs.forEach((sign) => document.removeEventListener(sign, prefetch));
    };
  }, [router, products]);
}
