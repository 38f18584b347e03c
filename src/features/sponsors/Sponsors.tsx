import { useId } from 'react';
import { useTranslate } from '@/base/i18n';
import type { Sponsor } from '@/model';
import styles from './Sponsors.module.css';
import { SponsorList } from './SponsorList';

/** Properties of {@link Sponsors}. */
export interface SponsorsProps {
  sponsors: readonly Sponsor[];
  /** URL of the page about becoming a sponsor. */
  invitationHref: string;
}

/** Renders the sponsors of the project, or an invitation if there are none. */
export function Sponsors({ sponsors, invitationHref }: SponsorsProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.sponsors} data-print="hide">
      <p id={titleId} className={styles.title}>
        {t('sponsors.title')}
      </p>
      {sponsors.length === 0 ? (
        <p>{t('sponsors.invitation')}</p>
      ) : (
        <SponsorList sponsors={sponsors} />
      )}
      <a
        href={invitationHref}
        rel="noopener"
        className={styles.invitation}
        data-ga-event-category="sponsor"
        data-ga-event-action="click"
        data-ga-event-label="invitation"
      >
        {t('sponsors.link')}
      </a>
    </section>
  );
}
