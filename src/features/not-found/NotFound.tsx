import Head from 'next/head';
import Link from 'next/link';
import { useTranslate } from '@/base/i18n';
import { Notice, NoticeLinks } from '@/base/notice';
import styles from './NotFound.module.css';
import { useNearestPages } from './useNearestPages';

interface NotFoundProps {
  /** Replaces the current location; tests pass their own. */
  replace?: (address: string) => void;
}

const leave = (address: string) => window.location.replace(address);

/** Renders the 404 page: redirects to the intended page if there is one, or lists similar pages. */
export function NotFound({ replace = leave }: NotFoundProps) {
  const t = useTranslate();
  const pages = useNearestPages(replace);
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
