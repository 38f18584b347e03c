import type { Ref } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import type { GridFilterInputValueProps } from '@mui/x-data-grid-pro';

type Props = GridFilterInputValueProps & {
  inputRef?: Ref<HTMLSelectElement>;
  tabIndex?: number;
};

/** A menu for the number of stars, in the header and in the panel. */
export default function StarsSelect(props: Props) {
  const { item, applyValue, inputRef, focusElementRef, tabIndex } = props;
  return (
    <NativeSelect
      fullWidth
      value={item.value ?? ''}
      onChange={({ target }) =>
        applyValue({ ...item, value: target.value || undefined })
      }
      inputRef={inputRef ?? focusElementRef}
      inputProps={{ 'aria-label': 'Stars', tabIndex }}
      sx={{ fontSize: 14 }}
    >
      <option value="">Any</option>
      <option value="3">3 or more</option>
      <option value="4">4 or more</option>
      <option value="5">5</option>
    </NativeSelect>
  );
}
