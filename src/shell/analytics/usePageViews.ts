import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { track } from '@/base/analytics';
import type { ProductFacts } from '@/model';

/** The product facts in a page view. */
export type PageProduct = Pick<ProductFacts, 'id' | 'category'>;

/** Sends a page view for the first page and after each navigation, but not after jumps inside a page. */
export function usePageViews({ id, category }: PageProduct): void {
  const pathname = useRouter().asPath.split(/[?#]/)[0];
  useEffect(() => {
    // The title of the new page is set after its effects.
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
