import { useCodeStyling, useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import { DemoProblem } from '../DemoProblem';
import { StyledCode } from '../styling/StyledCode';
import styles from './DemoCode.module.css';
import { pickVariant } from './pickVariant';
import { SourceFiles } from './SourceFiles';
import { useSource } from './useSource';

/** The whole source of a demo, in the reader's language and styling. */
export function DemoCode({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const { source, failed, retry } = useSource(demo.sourceUrl, true);
  const variant = source && pickVariant(source, { language, styling });
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
