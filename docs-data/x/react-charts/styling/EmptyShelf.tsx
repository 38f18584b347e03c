import { useDrawingArea } from '@mui/x-charts/hooks';

/** Says in the middle of the drawing area that there is nothing to show yet. */
export default function EmptyShelf() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g fill="currentColor">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={8}
        fill="none"
        stroke="currentColor"
        strokeDasharray="6 6"
      />
      <text x={left + width / 2} y={top + height / 2} textAnchor="middle">
        No loans this week
      </text>
    </g>
  );
}
