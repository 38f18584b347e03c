import type { Sponsor } from '@/model';
import styles from './Sponsors.module.css';

/** Renders the sponsors as a list of links with their images, or with their names. */
export function SponsorList({ sponsors }: { sponsors: readonly Sponsor[] }) {
  return (
    <ul className={styles.list}>
      {sponsors.map(({ name, href, image }) => (
        <li key={href}>
          <a
            href={href}
            rel="sponsored noopener"
            className={styles.sponsor}
            data-ga-event-category="sponsor"
            data-ga-event-action="click"
            data-ga-event-label={name}
          >
            {image ? (
              // eslint-disable-next-line @next/next/no-img-element -- a static export has no image optimizer
              <img src={image} alt={name} width={96} height={48} loading="lazy" />
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
