import { useDrawingArea } from '@mui/x-charts/hooks';

interface DonutCenterProps {
  total: string;
  caption: string;
}

/** Two lines of text in the hole of a donut chart. */
export default function DonutCenter({ total, caption }: DonutCenterProps) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <g textAnchor="middle" fill="currentColor">
      <text x={x} y={y} fontSize={24}>
        {total}
      </text>
      <text x={x} y={y + 20} fontSize={14}>
        {caption}
      </text>
    </g>
  );
}
