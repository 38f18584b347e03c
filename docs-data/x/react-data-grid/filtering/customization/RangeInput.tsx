import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** Fields for two numbers as the value of a filter. */
export default function RangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [from = '', to = ''] = (item.value ?? []) as string[];
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        value={from}
        inputRef={focusElementRef}
        onChange={({ target }) =>
          applyValue({ ...item, value: [target.value, to] })
        }
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        value={to}
        onChange={({ target }) =>
          applyValue({ ...item, value: [from, target.value] })
        }
      />
    </Stack>
  );
}
