import { useGaugeState } from '@mui/x-charts/Gauge';

/** A needle that points at the value of the gauge around it. */
export default function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g stroke="currentColor" fill="currentColor">
      <circle cx={cx} cy={cy} r={5} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
    </g>
  );
}
