import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Meadow\nand pasture', value: 46 },
  { label: 'Mixed\nforest', value: 38 },
  { label: 'Lakes', value: 16 },
];

export default function LegendTextStylingNoSnap() {
  return (
    <PieChart
      title="Area of the nature park, in percent"
      height={240}
      margin={{ right: 150 }}
      skipAnimation
      series={[{ data }]}
      slotProps={{
        legend: {
          labelStyle: { fontSize: 14, fontStyle: 'italic' },
          itemGap: 16,
        },
      }}
    />
  );
}
