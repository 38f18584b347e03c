import type { Ref } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  useGridApiContext,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

/** A checkbox in the header that filters books on loan. */
export default function OnLoanFilter(props: GridRenderHeaderFilterProps) {
  const { inputRef, item } = props;
  const apiRef = useGridApiContext();
  const filter = (checked: boolean) => {
    const value = checked ? 'true' : undefined;
    apiRef.current.upsertFilterItem({ ...item, operator: 'is', value });
  };
  return (
    <FormControlLabel
      label="On loan only"
      control={
        <Checkbox
          size="small"
          inputRef={inputRef as Ref<HTMLInputElement>}
          checked={item.value === 'true'}
          onChange={(_event, checked) => filter(checked)}
        />
      }
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
      sx={{ ml: 0, mr: 0 }}
    />
  );
}
