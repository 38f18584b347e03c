import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** The field of the grid, with the title of its column as its name. */
export default function LabeledEditCell(params: GridRenderEditCellParams) {
  const name = params.colDef.headerName;
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': name }} />;
}
