import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** A field that shows the message of a failed validation below it. */
export default function ReceiptEditCell(params: GridRenderEditCellParams) {
  const { error } = params;
  return (
    <Tooltip
      describeChild
      open={Boolean(error)}
      title={error && <span role="alert">{error}</span>}
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          inputProps={{ 'aria-label': 'Number of the receipt' }}
        />
      </Box>
    </Tooltip>
  );
}
