import { Heatmap } from '@mui/x-charts-pro/Heatmap';

export default function HeatmapSpecimen() {
  return (
    <Heatmap
      width={360}
      height={220}
      xAxis={[{ data: ['Oslo', 'Lima'] }]}
      yAxis={[{ data: ['Day', 'Night'] }]}
      series={[
        {
          data: [
            [0, 0, 4],
            [0, 1, 7],
            [1, 0, 5],
            [1, 1, 2],
          ],
        },
      ]}
    />
  );
}
