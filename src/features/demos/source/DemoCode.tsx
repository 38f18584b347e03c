import { useCodeStyling, useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { ServerHtml } from '@/base/server-html';
import type { DemoView } from '@/model';
import { DemoProblem } from '../DemoProblem';
import { codeBlockHtml } from './codeBlockHtml';
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
  if (!variant && demo.codeHtml !== undefined) return <ServerCode demo={demo} />;
  if (!variant) {
    return (
      <p role="status" className={styles.loading}>
        {t('demo.loadingSource')}
      </p>
    );
  }
  return <SourceFiles files={variant.files} />;
}

/** The demo's own file as it stands in the document, until the source has arrived. */
function ServerCode({ demo: { codeHtml, sourceUrl } }: { demo: DemoView }) {
  const t = useTranslate();
  // Empty while the page hydrates: the document sends it once.
  const html = codeHtml && codeBlockHtml(codeHtml, t('code.copy'));
  return (
    <ServerHtml name={`${sourceUrl}#code`} html={html ?? ''} className="code" data-language="tsx" />
  );
}
