import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridEventListener,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from '../../data/books';

const columns = bookColumns.map((column) => ({ ...column, editable: true }));

/** Without this, a click on the button would end edit mode first. */
const stayOpen: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function StartEditButtonGrid() {
  const [cell, setCell] = useState<GridCellParams | null>(null);
  const [modes, setModes] = useState<GridCellModesModel>({});
  const isEditing =
    cell !== null && modes[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;
  const toggle = () => {
    if (!cell) return;
    const mode = isEditing ? GridCellModes.View : GridCellModes.Edit;
    setModes((model) => ({
      ...model,
      [cell.id]: { ...model[cell.id], [cell.field]: { mode } },
    }));
  };
  const update = (row: Book) => {
    setCell((last) => (last?.id === row.id ? { ...last, row } : last));
    return row;
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={!cell} onClick={toggle} sx={{ mb: 1 }}>
        {isEditing ? 'Save' : 'Edit'} {cell ? `“${cell.row.title}”` : 'a cell'}
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={books}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          processRowUpdate={update}
          onCellClick={setCell}
          onCellKeyDown={setCell}
          onCellEditStop={stayOpen}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Catalog' } }}
        />
      </Box>
    </Box>
  );
}
