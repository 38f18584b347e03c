import { LineChart } from '@mui/x-charts/LineChart';
import ForecastLine from './ForecastLine';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const valueFormatter = (year: number) => String(year);

export default function LineWithPrediction() {
  return (
    <LineChart
      title="School enrollment: actual until 2023, then a dashed forecast"
      height={300}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ data: years, valueFormatter, tickMinStep: 1 }]}
      series={[{ data: [312, 318, 325, 331, 346, 352, 361, 369, 374] }]}
      slots={{ line: ForecastLine }}
      slotProps={{ line: { limit: 2023 } as object }}
    />
  );
}
