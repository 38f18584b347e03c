import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { rainfall, rainfallColumns } from './rainfall';

export default function ScrollApiNoSnap() {
  const apiRef = useGridApiRef();
  const [top, setTop] = useState(0);
  const scrollBy = (pixels: number) => {
    const position = apiRef.current.getScrollPosition();
    apiRef.current.scroll({ top: Math.max(0, position.top + pixels) });
  };

  // Waits until the grid rests, so that screen readers announce one position.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const report = () => setTop(apiRef.current.getScrollPosition().top);
    const stop = apiRef.current.subscribeEvent('scrollPositionChange', () => {
      clearTimeout(timer);
      timer = setTimeout(report, 150);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => scrollBy(-180)}>Five years up</Button>
      <Button onClick={() => scrollBy(180)}>Five years down</Button>
      <Box sx={{ height: 272, my: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rainfall}
          columns={rainfallColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rain by year in mm' } }}
        />
      </Box>
      <Typography role="status">
        {Math.round(top)} px from the first row
      </Typography>
    </Box>
  );
}
