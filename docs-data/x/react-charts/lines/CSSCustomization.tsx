import {
  LineChart,
  getLineElementUtilityClass,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const styles = {
  [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
  [`& .${getLineElementUtilityClass('series-target')}`]: {
    strokeDasharray: '8 6',
  },
  [`& .${markElementClasses.root}`]: { scale: '0.8', strokeWidth: 3 },
};

export default function CSSCustomization() {
  return (
    <LineChart
      title="Tickets sold per quarter, against the target"
      height={280}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: quarters }]}
      series={[
        { id: 'sold', data: [320, 410, 540, 610], label: 'Sold' },
        { id: 'target', data: [350, 430, 510, 590], label: 'Target (dashed)' },
      ]}
      sx={styles}
    />
  );
}
