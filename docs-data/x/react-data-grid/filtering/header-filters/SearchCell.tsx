import { useEffect, useRef, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  useGridApiContext,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';

/** A search field below the name of a column. */
export default function SearchCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, hasFocus, item, width, height, style } = props;
  const { field, headerName: name = field } = colDef;
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);
  const filter = (value: string) =>
    apiRef.current.upsertFilterItem({ ...item, operator: 'contains', value });
  /** Lets the grid move the focus up and down, but not sideways in the text. */
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const params = apiRef.current.getColumnHeaderParams(field);
    apiRef.current.publishEvent('headerFilterKeyDown', params, event);
  };
  return (
    <Box
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={`Filter of ${name}`}
      style={{ ...style, width, height }}
      sx={{
        display: 'flex',
        px: 1,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'var(--DataGrid-rowBorderColor)',
      }}
    >
      <InputBase
        fullWidth
        placeholder="Search"
        inputRef={inputRef}
        inputProps={{ 'aria-label': `Search ${name}` }}
        value={item.value ?? ''}
        onChange={({ target }) => filter(target.value)}
        onFocus={(event) =>
          apiRef.current.setColumnHeaderFilterFocus(field, event)
        }
        onKeyDown={leave}
      />
    </Box>
  );
}
