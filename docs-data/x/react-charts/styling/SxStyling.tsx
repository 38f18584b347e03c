import { axisClasses } from '@mui/x-charts/ChartsAxis';
import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

const styles = {
  borderRadius: 2,
  bgcolor: 'action.hover',
  [`& .${axisClasses.root} .${axisClasses.line}`]: { stroke: 'transparent' },
  [`& .${axisClasses.root} .${axisClasses.tick}`]: { stroke: 'transparent' },
  [`& .${axisClasses.tickLabel}`]: { textTransform: 'uppercase' },
  [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
  [`& .${areaElementClasses.root}`]: { opacity: 0.25 },
};

export default function SxStyling() {
  return (
    <LineChart
      title="Newsletter subscribers, in thousands"
      height={260}
      margin={{ top: 30, bottom: 40 }}
      skipAnimation
      colors={['#00897b']}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
      series={[{ data: [12, 15, 21, 30], area: true, showMark: false }]}
      sx={styles}
    />
  );
}
