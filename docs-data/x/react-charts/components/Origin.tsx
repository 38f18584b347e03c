import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

/** Two lines through the point 0, 0. */
export default function Origin() {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>()(0);
  const y = useYScale<'linear'>()(0);
  return (
    <path
      d={`M ${x} ${top} v ${height} M ${left} ${y} h ${width}`}
      stroke="currentColor"
      strokeOpacity={0.6}
      pointerEvents="none"
    />
  );
}
