import type { AutocompleteRenderGetTagProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

/** A chip for each value, with a delete button that says what it removes. */
export function renderChips(
  values: string[],
  getTagProps: AutocompleteRenderGetTagProps,
) {
  return values.map((value, index) => {
    const { key, ...tagProps } = getTagProps({ index });
    const remove = <ChipDelete aria-label={`Remove ${value}`} {...tagProps} />;
    return (
      <Chip key={key} endDecorator={remove} sx={{ minWidth: 0 }}>
        {value}
      </Chip>
    );
  });
}
