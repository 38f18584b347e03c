import { Check, Copy } from 'lucide-react';
import { copyText } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import type { DemoView } from '@/model';
import { fetchSource } from '../source/fetchSource';
import { usePickVariant } from '../source/usePickVariant';
import type { SandboxAccess } from './useSandbox';

interface CopySourceProps extends Pick<SandboxAccess, 'withEdits'> {
  demo: DemoView;
  onIntent: () => void;
  isCopied: boolean;
  onCopied: () => void;
}

/** Renders the button that copies the demo's main file, with the reader's edits, in their language and styling. */
export function CopySource(props: CopySourceProps) {
  const { demo, onIntent, withEdits, isCopied, onCopied } = props;
  const t = useTranslate();
  const pick = usePickVariant();
  const onClick = async () => {
    const source = await fetchSource(demo.sourceUrl).catch(() => null);
    const variant = source && pick(source);
    const file = variant && withEdits(variant).files[0];
    // Nothing happens when the browser denies access to the clipboard.
    if (file) await copyText(file.code).then(onCopied, () => {});
  };
  return (
    <IconButton
      data-tool=""
      size="small"
      label={t('demo.copySource')}
      about={t('demo.copySourceAbout')}
      tooltip="end"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => void onClick()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}
