import type { ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { useTranslate } from '@/base/i18n';
import type { ProductionError as KnownError } from '@/model';
import { Answer } from './Answer';
import earlyScript from './earlyError.minified';
import { ErrorTable } from './ErrorTable';
import { waitingAttribute } from './waiting';
import './texts';
import { useRequest } from './useRequest';

/** Properties of {@link ProductionError}. */
export interface ProductionErrorProps {
  errors: readonly KnownError[];
  /** The heading of the page. */
  header: ReactNode;
}

/** Renders the page that decodes minified errors: the error in the URL, and below it a table of all. */
export function ProductionError({ errors, header }: ProductionErrorProps) {
  const t = useTranslate();
  const request = useRequest();
  useIsomorphicLayoutEffect(() => {
    if (request) document.documentElement.removeAttribute(waitingAttribute);
  }, [request]);
  return (
    <>
      {header}
      {request && <Answer request={request} errors={errors} />}
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <noscript>
        <p>{t('productionError.withoutScript')}</p>
      </noscript>
      <ErrorTable errors={errors} />
    </>
  );
}
