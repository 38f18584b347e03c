import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
} from '@mui/x-charts/Gauge';
import Needle from './Needle';

export default function CompositionExample() {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <GaugeContainer
        width={220}
        height={150}
        startAngle={-100}
        endAngle={100}
        value={34}
        valueMax={60}
        aria-label="Wind speed in kilometers per hour"
      >
        <GaugeReferenceArc />
        <GaugeValueArc />
        <Needle />
      </GaugeContainer>
      <Typography>Wind: 34 km/h</Typography>
    </Box>
  );
}
