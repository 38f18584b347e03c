import { useCodeStyling, useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { DemoProblem } from '../DemoProblem';
import styles from './DemoCode.module.css';
import { pickVariant } from './pickVariant';
import { SourceFiles } from './SourceFiles';
import { useSource } from './useSource';

/** The whole source of a demo, in the reader's language and styling. */
export function DemoCode({ url }: { url: string }) {
  const t = useTranslate();
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const { source, failed, retry } = useSource(url, true);
  const variant = source && pickVariant(source, { language, styling });
  if (failed) return <DemoProblem kind="noSource" onRetry={retry} />;
  if (!variant) {
    return (
      <p role="status" className={styles.loading}>
        {t('demo.loadingSource')}
      </p>
    );
  }
  return <SourceFiles files={variant.files} />;
}
