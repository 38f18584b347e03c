import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import TreeSelect from './TreeSelect';

const trees = [
  { id: 'Oak', x: 140, y: 24 },
  { id: 'Beech', x: 95, y: 31 },
  { id: 'Birch', x: 40, y: 22 },
  { id: 'Yew', x: 310, y: 14 },
  { id: 'Linden', x: 180, y: 33 },
];
const names = trees.map(({ id }) => id);

export default function ScatterClickNoSnap() {
  const [index, setIndex] = useState(0);
  const { id, x, y } = trees[index]!;
  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <ScatterChart
        title="Age and height of the trees in the park"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ label: 'Age (years)', min: 0 }]}
        yAxis={[{ label: 'Height (m)', min: 0 }]}
        series={[{ data: trees, markerSize: 6 }]}
        onItemClick={(_: unknown, item: ScatterItemIdentifier) =>
          setIndex(item.dataIndex)
        }
      />
      <TreeSelect names={names} value={index} onChange={setIndex} />
      <Typography role="status">{`${id}: ${x} years, ${y} m`}</Typography>
    </Box>
  );
}
