import Head from 'next/head';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { withoutLanguage } from '@/base/address';
import { useTranslate } from '@/base/i18n';
import { Notice, NoticeLinks } from '@/base/notice';
import { nearestPages, type KnownPage } from './nearestPages';
import styles from './NotFound.module.css';

async function fetchPages(): Promise<KnownPage[]> {
  try {
    const answer = await fetch('/_pages.json');
    return answer.ok ? ((await answer.json()) as KnownPage[]) : [];
  } catch {
    return [];
  }
}

/** Requests the page from the host, which knows more pages than the list does, and follows its redirects. */
async function isThere(pathname: string): Promise<boolean> {
  try {
    return (await fetch(pathname, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

interface NotFoundProps {
  /** Replaces the current location; tests pass their own. */
  replace?: (address: string) => void;
}

const leave = (address: string) => window.location.replace(address);

/** Renders the 404 page: redirects to the intended page if there is one, or lists similar pages. */
export function NotFound({ replace = leave }: NotFoundProps) {
  const t = useTranslate();
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const { pathname, search, hash } = window.location;
      const meant = withoutLanguage(pathname);
      const isMeant = meant !== null && (await isThere(meant));
      const known = isMeant ? [] : await fetchPages();
      if (isGone) return;
      if (isMeant) replace(meant + search + hash);
      else setPages(nearestPages(meant ?? pathname, known));
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [replace]);
  return (
    <>
      <Head>
        <title>{t('notFound.title')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Notice title={t('notFound.title')} text={t('notFound.text')}>
        <p>
          <Link href="/" className={styles.link}>
            {t('notFound.home')}
          </Link>
        </p>
        {/* Last, so that nothing moves when the list arrives. */}
        {pages.length > 0 && <NoticeLinks title={t('notFound.nearest')} pages={pages} />}
      </Notice>
    </>
  );
}
