import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkLineChartSpecimen() {
  return <SparkLineChart width={240} height={80} data={[3, 7, 4, 9]} area />;
}
