import { BarChart } from '@mui/x-charts/BarChart';
import EmptyShelf from './EmptyShelf';

export default function CustomOverlay() {
  return (
    <BarChart
      title="Loans per day"
      height={200}
      margin={{ top: 20, bottom: 20 }}
      series={[]}
      leftAxis={null}
      bottomAxis={null}
      slots={{ noDataOverlay: EmptyShelf }}
    />
  );
}
