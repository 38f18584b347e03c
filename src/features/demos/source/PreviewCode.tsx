import { useEffect, useState, type RefObject } from 'react';
import { useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import type { DemoView } from '@/model';
import { awaitReader } from '../stage/awaitReader';
import { StyledCode } from '../styling/StyledCode';
import { useCodeChange } from './changes';
import { codeBlockHtml } from './codeBlockHtml';
import { useVariant } from './useVariant';

interface PreviewCodeProps {
  demo: DemoView;
  /** Element around the whole demo. */
  box: RefObject<HTMLElement>;
}

/**
 * Renders the preview. For readers of JavaScript, a preview with types is replaced by one without, once the demo comes
 * near the viewport.
 */
export function PreviewCode({ demo, box }: PreviewCodeProps) {
  const t = useTranslate();
  const [language] = useCodeVariant();
  const change = useCodeChange();
  const isOther = change !== undefined || (language === 'JS' && (demo.typedPreview ?? false));
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (isOther && box.current ? awaitReader(box.current, () => setNear(true)) : undefined),
    [isOther, box],
  );
  const { variant } = useVariant(demo, isOther && isNear);
  const html = isOther && demo.previewHtml !== undefined ? variant?.previewHtml : undefined;
  if (!html) return <StyledCode demo={demo} part="previewHtml" />;
  return (
    <div
      data-markup=""
      className="code"
      data-language="jsx"
      data-part=""
      dangerouslySetInnerHTML={{ __html: codeBlockHtml(html, t('code.copy')) }}
    />
  );
}
