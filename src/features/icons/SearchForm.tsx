import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import type { IconStyleFile } from '@/model';
import styles from './SearchForm.module.css';

/** Properties of {@link SearchForm}. */
export interface SearchFormProps {
  query: string;
  style: IconStyleFile;
  styles: readonly IconStyleFile[];
  onSearch: (query: string) => void;
  onChoose: (style: IconStyleFile) => void;
  /** Called on hover and focus of a style. */
  onIntent: (style: IconStyleFile) => void;
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

function StyleChoice({
  style,
  styles: all,
  onChoose,
  onIntent,
}: Omit<SearchFormProps, 'query' | 'onSearch'>) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('icons.style')}</legend>
      {all.map((one) => (
        <label key={one.name} className={styles.option} onPointerEnter={() => onIntent(one)}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={one.name === style.name}
            onChange={() => onChoose(one)}
          />
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
