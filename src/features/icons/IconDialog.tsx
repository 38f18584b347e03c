import { X } from 'lucide-react';
import { useId } from 'react';
import { CopyButton } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { IconButton, useOpenDialog } from '@/base/ui';
import type { IconFacts } from '@/model';
import styles from './IconDialog.module.css';
import { printIcon } from './IconDrawing';
import { IconPreview } from './IconPreview';
import type { Icon } from './readIcons';

/** Properties of {@link IconDialog}. */
export interface IconDialogProps {
  facts: IconFacts;
  /** Name of the icon's module; undefined closes the dialog. */
  name: string | undefined;
  /** The name without the style. */
  base: string | undefined;
  /** The icons of the style; undefined while they load. */
  icons: readonly Icon[] | undefined;
  onClose: () => void;
}

/** Renders the dialog of one icon: the icon in several sizes and colors, with import and SVG to copy. */
export function IconDialog({ facts, name, base, icons, onClose }: IconDialogProps) {
  const t = useTranslate();
  const id = useId();
  const ref = useOpenDialog(name !== undefined, onClose);
  const icon = icons?.find((one) => one.name === base);
  return (
    <dialog ref={ref} aria-labelledby={id} className={styles.dialog} data-print="hide">
      {name !== undefined && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={id} className={styles.title}>
              <bdi>{name}</bdi>
            </h2>
            <IconButton label={t('icons.close')} tooltip="none" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          {icon ? (
            <>
              <IconPreview markup={icon.markup} sizes={facts.sizes} colors={facts.colors} />
              <Copyable
                text={`import ${name}Icon from '${facts.packageName}/${name}';`}
                label={t('icons.copyImport')}
              />
              <Copyable text={printIcon(icon.markup)} label={t('icons.copySvg')} />
            </>
          ) : (
            <p>{icons ? t('icons.unknown', { name }) : t('icons.loading')}</p>
          )}
        </div>
      )}
    </dialog>
  );
}

function Copyable({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.copyable}>
      <code className={styles.code} dir="ltr">
        {text}
      </code>
      <CopyButton text={text} label={label} className={styles.copy} />
    </div>
  );
}
