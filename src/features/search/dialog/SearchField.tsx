import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import styles from './SearchField.module.css';
import './texts';

/** Properties of {@link SearchField}. */
export interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  list: { id: string; isOpen: boolean };
  /** Id of the option that Enter chooses. */
  activeId: string | undefined;
}

/** Renders the combobox of the search (ARIA Authoring Practices, combobox with a listbox popup). */
export function SearchField({ text, onChange, list, activeId, ...on }: SearchFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <Search aria-hidden className={styles.icon} />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t('search.name')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={list.id}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        placeholder={t('search.placeholder')}
        className={styles.input}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={on.onKeyDown}
      />
      {text !== '' && (
        <IconButton label={t('search.clear')} size="small" tooltip="none" onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
      <button type="button" className={styles.close} onClick={on.onClose}>
        <span className={styles.closeWord}>{t('search.close')}</span>
        <kbd aria-hidden className={styles.closeKey}>
          Esc
        </kbd>
      </button>
    </div>
  );
}
