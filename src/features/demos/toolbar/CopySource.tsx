import { Check, Copy } from 'lucide-react';
import { useCodeStyling, useCodeVariant, useCopy } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import type { DemoView } from '@/model';
import { useCodeChange } from '../source/changes';
import { fetchSource } from '../source/fetchSource';
import { pickVariant } from '../source/pickVariant';
import type { SandboxAccess } from './useSandbox';

/** Milliseconds. */
const shownFor = 1200;

interface CopySourceProps extends Pick<SandboxAccess, 'withEdits'> {
  demo: DemoView;
  onIntent: () => void;
}

/** Copies the demo's own file, with the reader's edits, in the reader's language and styling. */
export function CopySource({ demo, onIntent, withEdits }: CopySourceProps) {
  const t = useTranslate();
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const change = useCodeChange();
  const { isCopied, copy } = useCopy(shownFor);
  const onClick = async () => {
    const source = await fetchSource(demo.sourceUrl).catch(() => null);
    const picked = source && pickVariant(source, { language, styling });
    const variant = picked && (change?.(source, picked) ?? picked);
    const file = variant && withEdits(variant).files[0];
    if (file) await copy(file.code);
  };
  return (
    <>
      <IconButton
        data-tool=""
        size="small"
        label={t('demo.copySource')}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => void onClick()}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="visually-hidden">
        {isCopied ? t('demo.copied') : ''}
      </span>
    </>
  );
}
