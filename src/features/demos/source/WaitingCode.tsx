import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import { StyledCode } from '../styling/StyledCode';
import styles from './WaitingCode.module.css';

/** Renders the placeholder of a source until it has loaded: the code in the document, if there is some. */
export function WaitingCode({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  if (demo.codeHtml !== undefined) return <StyledCode demo={demo} part="codeHtml" />;
  return (
    <p role="status" className={styles.loading}>
      {t('demo.loadingSource')}
    </p>
  );
}
