import { useTranslate } from '@/base/i18n';
import styles from './PictureAd.module.css';

/** Properties of {@link PictureAd}. */
export interface PictureAdProps {
  /** An address of http or https. */
  href: string;
  /** Pictures of 130 × 100, one per color scheme; none for an ad of text only. */
  pictures: readonly { src: string; className?: string }[];
  /** Trusted HTML: ours, or sanitized. */
  html: string;
  poweredBy: string;
  /** What analytics calls clicks on the ad. */
  label: string;
}

/** A link with a picture and a text. Its box is as high before the picture arrives as after. */
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
            // The text next to it says what it shows.
            // eslint-disable-next-line @next/next/no-img-element -- an export has nobody to optimize pictures
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
