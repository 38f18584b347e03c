import type { ReactNode } from 'react';
import { CopyButton } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { ProductFacts } from '@/model';
import styles from './Hero.module.css';
import './texts';

/** Renders what the site is about and how to install the first product; `children` are live examples next to it. */
export function Hero({ first, children }: { first: ProductFacts; children: ReactNode }) {
  const t = useTranslate();
  const install = first.install ?? (first.packageName && `npm install ${first.packageName}`);
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={`description ${styles.lead}`}>{t('home.lead')}</p>
        <p className={styles.actions}>
          <Button href={first.home} variant="solid">
            {t('home.start', { name: first.name })}
          </Button>
          <Button href="#libraries">{t('home.browse')}</Button>
        </p>
        {install ? (
          <div className={styles.install}>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
            <code role="region" aria-label={t('home.install')} tabIndex={0}>
              {install}
            </code>
            <CopyButton text={install} className={styles.copy} />
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
