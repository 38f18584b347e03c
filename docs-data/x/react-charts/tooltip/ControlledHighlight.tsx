import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const series = [
  { id: 'online', data: [320, 410, 380], label: 'Online', highlightScope },
  { id: 'desk', data: [210, 160, 120], label: 'Ticket desk', highlightScope },
];

export default function ControlledHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>({
    seriesId: 'desk',
  });
  const buttons = series.map(({ id, label }) => (
    <ToggleButton key={id} value={id}>
      {label}
    </ToggleButton>
  ));
  const group = { exclusive: true, value: item?.seriesId, children: buttons };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Highlighted series"
        {...group}
        onChange={(_, seriesId) => setItem(seriesId && { seriesId })}
      />
      <BarChart
        title="Tickets sold per month"
        height={260}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
        series={series}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </Box>
  );
}
