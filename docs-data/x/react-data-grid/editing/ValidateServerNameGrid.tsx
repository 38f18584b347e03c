import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import NameEditCell from './NameEditCell';

const taken = ['harbor', 'station', 'museum'];

/** Stands in for a request that says whether a name is free. */
function isTaken(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(taken.includes(name.toLowerCase())), 300);
  });
}

async function validate({ props, hasChanged }: GridPreProcessEditCellProps) {
  if (!hasChanged) return props;
  const name = String(props.value).trim();
  if (!name) return { ...props, error: 'A stop needs a name' };
  const error = (await isTaken(name)) ? 'This name is taken' : undefined;
  return { ...props, error };
}

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Stop',
    flex: 1,
    minWidth: 200,
    editable: true,
    preProcessEditCellProps: validate,
    renderEditCell: (params) => <NameEditCell {...params} />,
  },
  { field: 'zone', headerName: 'Zone', width: 100 },
];

const rows = [
  { id: 1, name: 'Mill Lane', zone: 'A' },
  { id: 2, name: 'Fairground', zone: 'B' },
];

export default function ValidateServerNameGrid() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Bus stops' } }}
      />
    </Box>
  );
}
