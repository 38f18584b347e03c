import { useId, useLayoutEffect, useState, type MutableRefObject } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { keepRecent } from '../recent/recentSearches';
import { currentContext } from '../currentContext';
import { isRecent, optionId, type Entry, type EntryGroup } from './entries';
import { FilterBar, type Filters } from './FilterBar';
import { Hints } from './Hints';
import { OptionList } from './OptionList';
import { SearchField } from './SearchField';
import styles from './SearchDialog.module.css';
import { StatusLine } from './StatusLine';
import { useActiveOption } from './useActiveOption';
import { ask } from './useAnswer';
import { questionOf, useEntries } from './useEntries';
import { useFirstGroups } from './useFirstGroups';
import { useIsWhole } from './useIsWhole';
import { useRunCommand } from './useRunCommand';
import './texts';

/** Properties of {@link SearchPanel}. */
export interface SearchPanelProps {
  /** Text typed on the button, before the field had the focus. */
  typed: MutableRefObject<string>;
  onClose: () => void;
}

/** Renders the content of the open dialog: field, filters, options. */
export function SearchPanel({ typed, onClose }: SearchPanelProps) {
  const t = useTranslate();
  const listId = useId();
  const [text, setText] = useState(typed.current);
  useLayoutEffect(() => {
    // Letters that came since the first render. The dialog's layout effect follows and focuses the field; React renders
    // before the next key.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a ref causes no render
    setText(typed.current);
  }, [typed]);
  const [filters, setFilters] = useState<Filters>({});
  const { products } = useDocsConfig();
  const [context] = useState(() => currentContext(products));
  const found = useEntries({ text, filters, context });
  const { shards, resetKey } = found;
  const isWhole = useIsWhole();
  const groups = useFirstGroups(isWhole || found.isSearch ? found.groups : none);
  const { run, message } = useRunCommand();
  const type = (text: string) => {
    // Before the render, which takes as long as the worker's answer.
    ask(questionOf({ text, filters, context }));
    setText(text);
  };
  const choose = (entry: Entry) => {
    if (entry.type === 'query') setText(entry.text);
    else if (entry.type === 'command' && !entry.command.href) void run(entry.command);
    else {
      if (entry.type === 'result') keepRecent(text);
      onClose();
    }
  };
  const remove = (entry: Entry) => isRecent(entry) && found.forget(entry.text);
  const options = groups.flatMap(({ entries }) => entries);
  const active = useActiveOption({ listId, options, choose, remove, resetKey });
  const activeId = active.index < 0 ? undefined : optionId(listId, active.index);
  const list = { id: listId, isOpen: options.length > 0 };
  return (
    <div className={styles.panel}>
      <SearchField
        {...{ text, list, activeId, onClose }}
        onChange={type}
        onKeyDown={active.handleKey}
      />
      {found.canFilter && <FilterBar {...{ filters, shards, context }} onChange={setFilters} />}
      <StatusLine {...{ found, text, filters }} />
      <OptionList
        {...{ groups, products, active }}
        id={listId}
        label={t('search.results')}
        onChoose={choose}
        onRemove={remove}
      />
      {isWhole && (
        <Hints
          {...{ message }}
          canRemove={options.some(isRecent)}
          onForgetAll={() => found.forget()}
        />
      )}
    </div>
  );
}

const none: readonly EntryGroup[] = [];
