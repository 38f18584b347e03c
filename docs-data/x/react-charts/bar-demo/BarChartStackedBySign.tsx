import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const group = { stack: 'cash', stackOffset: 'diverging' } as const;

export default function BarChartStackedBySign() {
  return (
    <BarChart
      title="Cash flow of the workshop, in thousand euros"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: quarters }]}
      series={[
        { data: [38, 45, 41, 52], label: 'Repairs', ...group },
        { data: [12, 9, 15, 18], label: 'Sales', ...group },
        { data: [-31, -30, -33, -36], label: 'Wages', ...group },
      ]}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
