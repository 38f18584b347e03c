import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useRouter } from 'next/router';
import { useTranslate } from '@/base/i18n';
import type { ProductionError as KnownError } from '@/model';
import { Answer } from './Answer';
import earlyScript from './earlyError.minified';
import { ErrorTable } from './ErrorTable';
import { waiting } from './waiting';
import './texts';
import { readRequest, type ErrorRequest } from './readRequest';

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

const subscribe = () => () => undefined;

/** The error the address asks for; null when it asks for none, and while the page hydrates. */
function useRequest(): ErrorRequest | null {
  // Renders again after each navigation; the address itself is known before the router has looked at it.
  useRouter();
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => readRequest(search), [search]);
}
