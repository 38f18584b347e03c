import { Clock, CornerDownLeft, Compass, SearchIcon, Terminal, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { hrefOf, type Entry } from './entries';
import { kindIcons } from './kindIcons';
import styles from './Option.module.css';
import './texts';
import { OptionText, type OptionTextProps } from './OptionText';

/** Properties of {@link Option}. */
export interface OptionProps extends OptionTextProps {
  id: string;
  /** Index in the whole list, read by the list's pointer listeners. */
  index: number;
  isActive: boolean;
}

/**
 * Renders an option of the list. Options with a URL are links, so that they can be opened in a new tab. The list has
 * the pointer listeners, so that unchanged options do not render again with every key.
 */
export const Option = memo(function Option({ id, index, entry, product, isActive }: OptionProps) {
  const href = hrefOf(entry);
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'data-index': index,
    className: styles.option,
    tabIndex: -1,
  };
  const content = (
    <>
      <span className={styles.icon} aria-hidden>
        {iconOf(entry)}
      </span>
      <OptionText entry={entry} product={product} />
      {entry.type === 'query' && entry.isRecent ? <RemoveSign /> : null}
      {isActive && <CornerDownLeft aria-hidden className={styles.enter} />}
    </>
  );
  return href ? (
    <a href={href} {...shared}>
      {content}
    </a>
  ) : (
    <div {...shared}>{content}</div>
  );
});

/** Renders the icon that removes an entry by click; by keyboard, Delete removes it. */
function RemoveSign() {
  const t = useTranslate();
  return (
    <span data-remove title={t('search.forget')} className={styles.remove} aria-hidden>
      <X />
    </span>
  );
}

function iconOf(entry: Entry): ReactNode {
  if (entry.type === 'command') return <Terminal />;
  if (entry.type === 'place') return <Compass />;
  if (entry.type === 'query') return entry.isRecent ? <Clock /> : <SearchIcon />;
  const Icon = kindIcons[entry.item.kind];
  return <Icon />;
}
