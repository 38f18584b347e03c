import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { move, songColumns, songs, type Song } from './songs';

export default function RowOrderingButtons() {
  const [rows, setRows] = useState(songs);
  const columns = useMemo(() => {
    const moveBy = (row: Song, step: number) =>
      setRows((before) => {
        const from = before.indexOf(row);
        const to = Math.min(Math.max(from + step, 0), before.length - 1);
        return move(before, from, to);
      });
    const buttons: GridColDef<Song> = {
      field: 'move',
      headerName: 'Move',
      type: 'actions',
      width: 110,
      getActions: ({ row }) => [
        <GridActionsCellItem
          icon={<ArrowUpward />}
          label={`Move ${row.title} up`}
          onClick={() => moveBy(row, -1)}
        />,
        <GridActionsCellItem
          icon={<ArrowDownward />}
          label={`Move ${row.title} down`}
          onClick={() => moveBy(row, 1)}
        />,
      ],
    };
    return [...songColumns, buttons];
  }, []);
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        disableColumnSorting
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Songs to move' } }}
      />
    </Box>
  );
}
