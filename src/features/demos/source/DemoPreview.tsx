import { useTranslate } from '@/base/i18n';
import { ServerHtml } from '@/base/server-html';
import type { DemoView } from '@/model';
import { codeBlockHtml } from './codeBlockHtml';

/** The few lines of a demo that matter, where it has them. */
export function DemoPreview({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  const { previewHtml, sourceUrl } = demo;
  if (previewHtml === undefined) return null;
  // Empty while the page hydrates: the document sends it once.
  const html = previewHtml && codeBlockHtml(previewHtml, t('code.copy'));
  return (
    <ServerHtml name={`${sourceUrl}#preview`} html={html} className="code" data-language="tsx" />
  );
}
