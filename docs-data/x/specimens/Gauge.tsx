import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeSpecimen() {
  return <Gauge width={200} height={200} value={72} aria-label="Battery" />;
}
