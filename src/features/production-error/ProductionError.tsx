import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import type { ProductionError as KnownError } from '@/model';
import { Answer } from './Answer';
import earlyScript from './earlyError.minified';
import { ErrorTable } from './ErrorTable';
import { useRequest } from './useRequest';
import { waiting } from './waiting';
import './texts';

/** Properties of {@link ProductionError}. */
export interface ProductionErrorProps {
  errors: readonly KnownError[];
  /** The heading of the page. */
  header: ReactNode;
}

// The server renders this too, and warns of layout effects.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Says what a minified error means: the one the address asks for, and below it all others. */
export function ProductionError({ errors, header }: ProductionErrorProps) {
  const t = useTranslate();
  const request = useRequest();
  useBrowserLayoutEffect(() => {
    if (request) document.documentElement.removeAttribute(waiting);
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
