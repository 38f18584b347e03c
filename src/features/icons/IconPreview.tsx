import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import type { IconFacts } from '@/model';
import styles from './IconPreview.module.css';
import { IconDrawing } from './IconDrawing';

interface IconPreviewProps extends Pick<IconFacts, 'sizes' | 'colors'> {
  markup: string;
}

/** Renders a large icon, and the icon in the sizes and colors of its library. */
export function IconPreview({ markup, sizes, colors }: IconPreviewProps) {
  const t = useTranslate();
  return (
    <div className={styles.preview}>
      <div className={styles.large}>
        <IconDrawing markup={markup} size={120} />
      </div>
      <div className={styles.lists}>
        <Samples title={t('icons.sizes')}>
          {Object.entries(sizes).map(([name, size]) => (
            <li key={name} className={styles.sample}>
              <IconDrawing markup={markup} size={size} />
              <span>{name}</span>
              <span>{t('icons.pixels', { count: size })}</span>
            </li>
          ))}
        </Samples>
        <Samples title={t('icons.colors')}>
          {Object.entries(colors).map(([name, color]) => (
            <li key={name} className={styles.sample}>
              <span className={styles.colored} style={{ color }}>
                <IconDrawing markup={markup} size={24} />
              </span>
              <span>{name}</span>
            </li>
          ))}
        </Samples>
      </div>
    </div>
  );
}

function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.samples}>{children}</ul>
    </div>
  );
}
