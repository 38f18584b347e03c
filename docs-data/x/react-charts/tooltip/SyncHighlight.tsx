import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { HighlightItemData } from '@mui/x-charts/context';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const halls = ['A', 'B', 'C'];
const visitors = [820, 430, 610];
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const slices = visitors.map((value, index) => ({
  value,
  label: `Hall ${halls[index]}`,
}));
const pie = [{ id: 'halls', data: slices, highlightScope }];
const bars = [{ id: 'halls', data: visitors, highlightScope }];

export default function SyncHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>(null);
  const shared = {
    highlightedItem: item,
    onHighlightChange: setItem,
    height: 220,
  };
  const title = 'Visitors to the fair, by hall';
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <BarChart
        title={title}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: halls, label: 'Hall' }]}
        series={bars}
        {...shared}
      />
      <PieChart
        title={`${title}, as shares`}
        skipAnimation
        series={pie}
        {...shared}
      />
    </Stack>
  );
}
