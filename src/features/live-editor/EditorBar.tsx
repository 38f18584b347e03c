import { useState } from 'react';
import { Link, Undo2 } from 'lucide-react';
import { useCopy } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { DemoVariant } from '@/model';
import { isEdited, onlyEdited, type Edits } from './edits';
import { editAddress } from './link/editAddress';
import styles from './LiveEditor.module.css';
import './texts';

interface EditorBarProps {
  /** The demo's name. */
  name: string;
  variant: DemoVariant;
  hasStylings: boolean;
  edits: Edits;
  /** Id of the hint about leaving the editor by keyboard. */
  hintId: string;
  onEnd: () => void;
}

/** Milliseconds for which a message is shown. */
const shownFor = 2000;

/** Renders the actions on an edit, and the hint about leaving the editor by keyboard. */
export function EditorBar(props: EditorBarProps) {
  const { name, variant, hasStylings, edits, hintId, onEnd } = props;
  const t = useTranslate();
  const { isCopied, copy } = useCopy(shownFor);
  const [isTooLong, setTooLong] = useState(false);
  const copyLink = () => {
    const address = editAddress({ demo: name, variant, hasStylings }, onlyEdited(edits, variant));
    setTooLong(address === undefined);
    if (address !== undefined) void copy(address);
  };
  return (
    <div className={styles.bar}>
      <Button size="small" variant="plain" icon={<Undo2 aria-hidden />} onClick={onEnd}>
        {t('liveEditor.original')}
      </Button>
      {isEdited(edits, variant) && (
        <Button size="small" variant="plain" icon={<Link aria-hidden />} onClick={copyLink}>
          {t('liveEditor.copyLink')}
        </Button>
      )}
      <span role="status" className={styles.status}>
        {isCopied && t('liveEditor.copied')}
        {isTooLong && t('liveEditor.tooLong')}
      </span>
      <span id={hintId} className={styles.hint}>
        {t('liveEditor.hint')}
      </span>
    </div>
  );
}
