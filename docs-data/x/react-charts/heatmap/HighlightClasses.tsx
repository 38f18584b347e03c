import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { days, hours, visits } from './visits';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function HighlightClasses() {
  return (
    <Heatmap
      height={300}
      xAxis={[{ data: days }]}
      yAxis={[{ data: hours }]}
      series={[{ data: visits, highlightScope }]}
      sx={{
        [`& .${heatmapClasses.highlighted}`]: {
          stroke: 'currentColor',
          strokeWidth: 4,
        },
        [`& .${heatmapClasses.faded}`]: { opacity: 0.6 },
      }}
    />
  );
}
