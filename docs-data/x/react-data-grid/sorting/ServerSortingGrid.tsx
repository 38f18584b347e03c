import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { answerAsServer } from '../../data/answerAsServer';
import { invoiceColumns, invoices, type Invoice } from '../../data/invoices';

interface Answer {
  rows: Invoice[];
  sortModel?: GridSortModel;
}

export default function ServerSortingGrid() {
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [answer, setAnswer] = useState<Answer>({ rows: [] });

  useEffect(() => {
    let isCurrent = true;
    answerAsServer(invoices, { sortModel }).then(({ rows }) => {
      if (isCurrent) setAnswer({ rows, sortModel });
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={invoiceColumns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        loading={answer.sortModel !== sortModel}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
