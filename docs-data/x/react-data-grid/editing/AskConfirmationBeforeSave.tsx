import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import {
  employeeColumns,
  employees,
  type Employee,
} from '../../data/employees';
import ConfirmDialog from './ConfirmDialog';
import { useConfirm } from './useConfirm';

const columns = employeeColumns.map((column) => ({
  ...column,
  editable: column.field === 'hours',
}));

export default function AskConfirmationBeforeSave() {
  const { question, ask } = useConfirm();
  const processRowUpdate = async (next: Employee, previous: Employee) => {
    if (next.hours === previous.hours) return previous;
    const text = `Hours a week for ${next.name}: ${next.hours ?? 'none'}?`;
    return (await ask(text)) ? next : previous;
  };
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Hours of the staff' } }}
      />
      {question && (
        <ConfirmDialog text={question.text} onAnswer={question.answer} />
      )}
    </Box>
  );
}
