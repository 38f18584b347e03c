import { useDrawingArea } from '@mui/x-charts/hooks';

/** A text in the middle of the drawing area. */
export default function CenterLabel({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill="currentColor"
      fontSize={24}
    >
      {children}
    </text>
  );
}
