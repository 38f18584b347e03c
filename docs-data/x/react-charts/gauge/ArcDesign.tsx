import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ArcDesign() {
  return (
    <Gauge
      width={200}
      height={200}
      value={86}
      innerRadius="72%"
      cornerRadius="50%"
      aria-label="Renewable energy, percent"
      sx={{
        [`& .${gaugeClasses.valueText}`]: { fontSize: 40, fontWeight: 300 },
        [`& .${gaugeClasses.valueArc}`]: { fill: '#2e9e5b' },
        [`& .${gaugeClasses.referenceArc}`]: { fill: 'rgba(46, 158, 91, 0.2)' },
      }}
    />
  );
}
