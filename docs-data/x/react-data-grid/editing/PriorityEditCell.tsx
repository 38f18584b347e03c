import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const priorities = ['Low', 'Normal', 'Urgent'];

/** A menu that saves the cell as soon as the user chooses an option. */
export default function PriorityEditCell(params: GridRenderEditCellParams) {
  const { id, field, value } = params;
  const apiRef = useGridApiContext();
  const choose = async (event: SelectChangeEvent) => {
    const isValid = await apiRef.current.setEditCellValue({
      id,
      field,
      value: event.target.value,
    });
    // Enter on an option also reaches the cell, which then has left edit mode already.
    const isEditing = apiRef.current.getCellMode(id, field) === 'edit';
    if (isValid && isEditing) apiRef.current.stopCellEditMode({ id, field });
  };
  return (
    <Select
      autoFocus
      defaultOpen
      size="small"
      value={value}
      onChange={choose}
      inputProps={{ 'aria-label': 'Priority' }}
      sx={{ width: '100%' }}
    >
      {priorities.map((priority) => (
        <MenuItem key={priority} value={priority}>
          {priority}
        </MenuItem>
      ))}
    </Select>
  );
}
