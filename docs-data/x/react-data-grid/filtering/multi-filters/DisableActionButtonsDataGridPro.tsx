import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  GridToolbar,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { bookColumns, books } from '../../../data/books';

const questions: GridFilterModel = {
  items: [
    { id: 1, field: 'subject', operator: 'is', value: 'Fiction' },
    { id: 2, field: 'rating', operator: '>=', value: 4 },
  ],
};
const filterPanel = {
  disableAddFilterButton: true,
  disableRemoveAllButton: true,
  logicOperators: [GridLogicOperator.And],
  filterFormProps: { deleteIconProps: { sx: { display: 'none' } } },
};

export default function DisableActionButtonsDataGridPro() {
  const [filterModel, setFilterModel] = useState(questions);
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPro
        rows={books}
        columns={bookColumns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Novels' }, filterPanel }}
      />
    </Box>
  );
}
