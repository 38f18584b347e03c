import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  useGridApiContext,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';

/** A search field below the name of a column. */
export default function SearchCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, item, width, height, style } = props;
  const apiRef = useGridApiContext();
  const name = colDef.headerName ?? colDef.field;
  const filter = (value: string) =>
    apiRef.current.upsertFilterItem({ ...item, operator: 'contains', value });
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
        inputProps={{ 'aria-label': `Search ${name}` }}
        value={item.value ?? ''}
        onChange={({ target }) => filter(target.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </Box>
  );
}
