import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { DemoVariant } from '@/model';
import { editedElsewhere, isEdited, type Edits, type VariantName } from './edits';
import styles from './LiveEditor.module.css';
import './texts';

interface EditorNoticesProps {
  variant: DemoVariant;
  edits: Edits;
  /** Whether the edit comes from a link. */
  isLink: boolean;
  /** Whether the URL contains an edit that is invalid for this demo. */
  isBroken: boolean;
  /** Runs the code of the link; undefined if it is running, or the edit is the reader's own. */
  onRun?: () => void;
}

/** Renders notices: whose edit this is, and whether another variant is the edited one. */
export function EditorNotices({ variant, edits, isLink, isBroken, onRun }: EditorNoticesProps) {
  const t = useTranslate();
  const other = isEdited(edits, variant) ? undefined : editedElsewhere(edits, variant);
  const place = useRef<HTMLDivElement>(null);
  const run = () => {
    // The focused button is removed: keep the focus here.
    place.current?.focus();
    onRun?.();
  };
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {isLink && !other && (
        <p className={styles.notice}>{t(onRun ? 'liveEditor.waiting' : 'liveEditor.fromLink')}</p>
      )}
      {isBroken && <p className={styles.notice}>{t('liveEditor.brokenLink')}</p>}
      {other && (
        <p className={styles.notice}>
          {t(isLink ? 'liveEditor.linkElsewhere' : 'liveEditor.editedElsewhere', {
            edited: nameOf(other, variant),
            shown: nameOf(variant, other),
          })}
        </p>
      )}
      {onRun && (
        <p className={styles.notice}>
          <Button size="small" onClick={run}>
            {t('liveEditor.runLink')}
          </Button>
        </p>
      )}
    </div>
  );
}

const languages = { JS: 'JavaScript', TS: 'TypeScript' } as const;

/** Returns the name of a variant next to another one, without what they have in common. */
function nameOf({ language, styling }: VariantName, other: VariantName): string {
  const differsIn = [
    language !== other.language && languages[language],
    styling !== other.styling && styling,
  ];
  return differsIn.filter(Boolean).join(', ');
}
