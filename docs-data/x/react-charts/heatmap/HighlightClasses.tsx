import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visits } from './visits';

const highlightScope = { highlight: 'item', fade: 'global' } as const;
const styles = {
  [`& .${heatmapClasses.highlighted}`]: {
    stroke: 'currentColor',
    strokeWidth: 4,
  },
  [`& .${heatmapClasses.faded}`]: { opacity: 0.6 },
};

export default function HighlightClasses() {
  return (
    <Box component="figure" sx={{ width: '100%', m: 0 }}>
      <figcaption>Visitors to the swimming pool, by day and hour</figcaption>
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: visits, label: 'Visitors', highlightScope }]}
        sx={styles}
      />
    </Box>
  );
}
