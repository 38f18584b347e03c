import { useId } from 'react';
import type {
  AutocompleteGroupedOption,
  UseAutocompleteReturnValue,
} from '@mui/base/useAutocomplete';
import type { Sailor } from './crew';
import { List } from './styles';

type Lookup = Pick<
  UseAutocompleteReturnValue<Sailor>,
  'getListboxProps' | 'getOptionProps' | 'groupedOptions'
>;

/** The list of an autocomplete with `groupBy`. */
export function Groups({ of: lookup }: { of: Lookup }) {
  const id = useId();
  const groups =
    lookup.groupedOptions as readonly AutocompleteGroupedOption<Sailor>[];
  if (groups.length === 0) return null;

  return (
    <List {...lookup.getListboxProps()}>
      {groups.map(({ key, group, index: first, options }) => (
        <li key={key} role="none">
          <div id={`${id}-${key}`} style={{ padding: 8, opacity: 0.8 }}>
            {group}
          </div>
          <ul role="group" aria-labelledby={`${id}-${key}`}>
            {options.map((option, place) => {
              const { key: optionKey, ...props } = lookup.getOptionProps({
                option,
                index: first + place,
              });
              return (
                <li key={optionKey} {...props}>
                  {option.label}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </List>
  );
}
