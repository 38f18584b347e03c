import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import styles from './DemoFrame.module.css';

const usualHeight = 400;

/** A demo that needs a page of its own, in a frame. The frame reads the reader's settings by itself. */
export function DemoFrame({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  return (
    <iframe
      loading="lazy"
      title={t('demo.frameTitle', { name: demo.name })}
      src={demo.frameUrl}
      height={demo.options.height ?? usualHeight}
      className={styles.frame}
    />
  );
}
