import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function ElementHighlights() {
  return (
    <BarChart
      title="Chairs in stock per warehouse"
      height={280}
      skipAnimation
      tooltip={{ trigger: 'item' }}
      axisHighlight={{ x: 'none' }}
      xAxis={[{ scaleType: 'band', data: ['North', 'South', 'West'] }]}
      series={[
        { data: [120, 80, 95], label: 'Oak', highlightScope },
        { data: [60, 140, 70], label: 'Beech', highlightScope },
        { data: [90, 50, 110], label: 'Steel', highlightScope },
      ]}
    />
  );
}
