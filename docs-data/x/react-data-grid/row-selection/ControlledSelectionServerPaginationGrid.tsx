import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { answerAsServer } from '../../data/answerAsServer';
import { productColumns, products, type Product } from '../../data/products';

export default function ControlledSelectionServerPaginationGrid() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = useState<Product[]>([]);
  const [loadedPage, setLoadedPage] = useState<number>();
  const [selected, setSelected] = useState<GridRowSelectionModel>(['PL-045']);

  useEffect(() => {
    let isCurrent = true;
    answerAsServer(products, { paginationModel: model }).then((answer) => {
      if (!isCurrent) return;
      setRows(answer.rows);
      setLoadedPage(model.page);
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={productColumns}
        loading={loadedPage !== model.page}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        paginationMode="server"
        rowCount={products.length}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        slotProps={{ main: { 'aria-label': 'Articles to order' } }}
      />
    </Box>
  );
}
