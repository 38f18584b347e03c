import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import styles from './SearchForm.module.css';
import { StyleChoice, type StyleChoiceProps } from './StyleChoice';

/** Properties of {@link SearchForm}. */
export interface SearchFormProps extends StyleChoiceProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Renders the search field and the choice of style. */
export function SearchForm({ query, onSearch, ...choice }: SearchFormProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <form role="search" aria-label={t('icons.search')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <Search aria-hidden className={styles.sign} />
        <label htmlFor={id} className="visually-hidden">
          {t('icons.search')}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('icons.hint')}
          className={styles.input}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
        {query !== '' && (
          <IconButton label={t('icons.clear')} size="small" tooltip="none" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <StyleChoice {...choice} />
    </form>
  );
}
