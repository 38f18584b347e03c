import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

/** A line across the chart at the average of the values, with its number. */
export default function Average({ values }: { values: readonly number[] }) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const y = yScale(average);
  return (
    <g fontSize={14}>
      <path
        d={`M ${left} ${y} h ${width}`}
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="2 4"
      />
      <text y={y} fill="currentColor">
        <tspan x={left + width + 6}>Average: </tspan>
        <tspan x={left + width + 6} dy="1.2em">
          {Math.round(average)}
        </tspan>
      </text>
    </g>
  );
}
