import { useLanguage } from '@/base/i18n';
import { PageFeedback, SectionFeedback } from '@/features/feedback';
import type { ProductFacts } from '@/model';
import { PageFooter } from '../layout';
import type { PageView } from '../server/pageView';

interface PageEndProps {
  view: PageView;
  product: ProductFacts;
}

/** Renders the end of a documentation page: feedback, and links to the previous and next page. */
export function PageEnd({ view, product }: PageEndProps) {
  const { page } = view;
  const language = useLanguage();
  const feedback = {
    subject: {
      page: page.pathname,
      product: product.id,
      version: product.version ?? '',
      language,
    },
    repository: product.repository,
  };
  return (
    <>
      <PageFooter
        editUrl={view.editUrl}
        lastUpdated={view.lastUpdated}
        previous={view.previous}
        next={view.next}
      >
        <PageFeedback key={page.pathname} {...feedback} />
      </PageFooter>
      <SectionFeedback key={`${page.pathname}#section`} {...feedback} />
    </>
  );
}
