import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { track } from '@/base/analytics';
import type { ProductFacts } from '@/model';

/** What a page view says of the page's product. */
export type PageProduct = Pick<ProductFacts, 'id' | 'category'>;

/** Sends a page view for the first page and after each navigation; a jump inside a page is none. */
export function usePageViews({ id, category }: PageProduct): void {
  const pathname = useRouter().asPath.split(/[?#]/)[0];
  useEffect(() => {
    // The title of the new page is written after its effects.
    const timer = setTimeout(() => {
      track('page_view', {
        page_title: document.title,
        page_location: window.location.href,
        productId: id,
        productCategoryId: category,
      });
    });
    return () => clearTimeout(timer);
  }, [pathname, id, category]);
}
