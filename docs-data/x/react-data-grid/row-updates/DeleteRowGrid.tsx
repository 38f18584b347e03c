import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { bookingColumns, bookings, type Booking } from './bookings';
import UndoMessage from './UndoMessage';

const byTime: GridInitialState = {
  sorting: { sortModel: [{ field: 'time', sort: 'asc' }] },
};

export default function DeleteRowGrid() {
  const [rows, setRows] = useState(bookings);
  const [deleted, setDeleted] = useState<Booking | null>(null);
  const columns = useMemo<GridColDef<Booking>[]>(() => {
    const remove = (booking: Booking) => {
      setRows((all) => all.filter(({ id }) => id !== booking.id));
      setDeleted(booking);
    };
    const getActions = ({ row }: { row: Booking }) => [
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete the booking for ${row.name}`}
        onClick={() => remove(row)}
      />,
    ];
    const headerName = 'Actions';
    return [
      ...bookingColumns,
      { field: 'actions', type: 'actions', headerName, getActions },
    ];
  }, []);
  const undo = () => {
    if (deleted) setRows([...rows, deleted]);
    setDeleted(null);
  };
  const message = deleted
    ? `Deleted the booking for ${deleted.name}`
    : `Bookings: ${rows.length}`;
  const label = { 'aria-label': 'Bookings for tonight' };
  return (
    <Box sx={{ width: '100%' }}>
      <UndoMessage message={message} canUndo={!!deleted} onUndo={undo} />
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={byTime}
          hideFooter
          slotProps={{ main: label }}
        />
      </Box>
    </Box>
  );
}
