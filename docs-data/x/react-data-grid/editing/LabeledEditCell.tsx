import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** The default field, named after its column. */
export default function LabeledEditCell(params: GridRenderEditCellParams) {
  const name = params.colDef.headerName;
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': name }} />;
}
