import { useTranslate } from '@/base/i18n';
import styles from './PictureAd.module.css';

/** Properties of {@link PictureAd}. */
export interface PictureAdProps {
  /** An absolute URL with the protocol `http:` or `https:`. */
  href: string;
  /** Pictures of 130 × 100 px, one per color scheme. Empty for ads of text only. */
  pictures: readonly { src: string; className?: string }[];
  /** Trusted HTML: written by us, or sanitized. */
  html: string;
  poweredBy: string;
  /** Name of the ad in analytics. */
  label: string;
}

/** Renders an ad as a link with a picture and a text. The box has its final height before the picture arrives. */
export function PictureAd({ href, pictures, html, poweredBy, label }: PictureAdProps) {
  const t = useTranslate();
  return (
    <a
      href={href}
      target="_blank"
      rel="sponsored noopener"
      className={styles.ad}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label}
    >
      {pictures.length > 0 && (
        <span className={styles.picture}>
          {pictures.map((picture) => (
            // Decorative: the text next to it says the same.
            // eslint-disable-next-line @next/next/no-img-element -- a static export has no image optimizer
            <img key={picture.src} {...picture} alt="" width={130} height={100} loading="lazy" />
          ))}
        </span>
      )}
      <span className={styles.text}>
        <span dangerouslySetInnerHTML={{ __html: html }} />
        <span className={styles.by}>{t('ads.by', { name: poweredBy })}</span>
      </span>
    </a>
  );
}
