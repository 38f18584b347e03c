import {
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** A menu of buildings that clears the room when the building changes. */
export default function BuildingEditCell(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const { id } = params;
  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({ id, field: 'room', value: '' });
      }}
    />
  );
}
