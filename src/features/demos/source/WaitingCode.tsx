import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import { StyledCode } from '../styling/StyledCode';
import styles from './WaitingCode.module.css';

/** What stands for the source of a demo until it has arrived: the code of the document, where that has some. */
export function WaitingCode({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  if (demo.codeHtml !== undefined) return <StyledCode demo={demo} part="codeHtml" />;
  return (
    <p role="status" className={styles.loading}>
      {t('demo.loadingSource')}
    </p>
  );
}
