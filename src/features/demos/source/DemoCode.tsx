import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import { DemoProblem } from '../DemoProblem';
import { StyledCode } from '../styling/StyledCode';
import styles from './DemoCode.module.css';
import { SourceFiles } from './SourceFiles';
import { useVariant } from './useVariant';

/** The whole source of a demo, in the reader's language and styling. */
export function DemoCode({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  const { variant, failed, retry } = useVariant(demo);
  if (failed) return <DemoProblem kind="noSource" onRetry={retry} />;
  // As it stands in the document, until the source has arrived.
  if (!variant && demo.codeHtml !== undefined) return <StyledCode demo={demo} part="codeHtml" />;
  if (!variant) {
    return (
      <p role="status" className={styles.loading}>
        {t('demo.loadingSource')}
      </p>
    );
  }
  return <SourceFiles files={variant.files} />;
}
