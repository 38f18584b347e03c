import { BarChart } from '@mui/x-charts/BarChart';

const names: Record<string, string> = {
  DE: 'Germany',
  PT: 'Portugal',
  SE: 'Sweden',
};

const guests = (value: number | null) => `${value} guests`;
const valueFormatter = (code: string, { location }: { location: string }) =>
  location === 'tick' ? code : (names[code] ?? code);

export default function FormatterDemoNoSnap() {
  return (
    <BarChart
      title="Guests of the hostel by country"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: Object.keys(names), valueFormatter }]}
      series={[{ data: [310, 122, 87], valueFormatter: guests }]}
    />
  );
}
