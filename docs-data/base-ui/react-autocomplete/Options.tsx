import type { UseAutocompleteReturnValue } from '@mui/base/useAutocomplete';
import { List } from './styles';

type Lookup = Pick<
  UseAutocompleteReturnValue<string>,
  'getListboxProps' | 'getOptionProps' | 'groupedOptions'
>;

/** The list of an autocomplete whose options are strings. */
export function Options({ of: lookup }: { of: Lookup }) {
  const options = lookup.groupedOptions as readonly string[];
  if (options.length === 0) return null;

  return (
    <List {...lookup.getListboxProps()}>
      {options.map((option, index) => {
        const { key, ...props } = lookup.getOptionProps({ option, index });
        return (
          <li key={key} {...props}>
            {option}
          </li>
        );
      })}
    </List>
  );
}
