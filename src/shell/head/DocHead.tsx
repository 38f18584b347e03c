import Head from 'next/head';
import { useTranslate } from '@/base/i18n';
import { socialImageSize } from '@/model';
import { structuredData } from './structuredData';
import type { PageView } from '../server/pageView';

interface DocHeadProps {
  /** A whole `PageView` for documentation pages, so that search engines get its breadcrumbs and date, too. */
  view: Pick<PageView, 'documentTitle' | 'canonical'> | PageView;
  description: string;
  /** URL of an image for social networks; the site's image by default. */
  image?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** Renders title, description, and the meta tags and links for search engines and social networks. */
export function DocHead({ view, description, image, noindex = false }: DocHeadProps) {
  const t = useTranslate();
  const { width, height } = socialImageSize;
  return (
    <Head>
      <title>{view.documentTitle}</title>
      <meta key="description" name="description" content={description} />
      <link key="canonical" rel="canonical" href={view.canonical} />
      <link key="x-default" rel="alternate" hrefLang="x-default" href={view.canonical} />
      <meta key="og:type" property="og:type" content="website" />
      <meta key="og:site_name" property="og:site_name" content={t('shell.siteName')} />
      <meta key="og:title" property="og:title" content={view.documentTitle} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={view.canonical} />
      <meta key="og:locale" property="og:locale" content="en_US" />
      <meta
        key="og:image"
        property="og:image"
        content={new URL(image ?? '/static/social/card.png', view.canonical).href}
      />
      <meta key="og:image:width" property="og:image:width" content={`${width}`} />
      <meta key="og:image:height" property="og:image:height" content={`${height}`} />
      <meta
        key="og:image:alt"
        property="og:image:alt"
        content={image ? `${view.documentTitle}: ${description}` : t('shell.socialImage')}
      />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
      <meta key="twitter:title" name="twitter:title" content={view.documentTitle} />
      <meta key="twitter:description" name="twitter:description" content={description} />
      {'trail' in view && (
        <script
          key="structured-data"
          type="application/ld+json"
          // React would escape quotes, which JSON needs.
          dangerouslySetInnerHTML={{ __html: structuredData(view, description) }}
        />
      )}
      {noindex && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  );
}
