import type { SVGProps } from 'react';

interface VisitCellProps extends SVGProps<SVGRectElement> {
  ownerState: { color: string; value: number };
}

/** A rounded cell with its number. */
export default function VisitCell({ ownerState, ...props }: VisitCellProps) {
  const { color, value } = ownerState;
  const { x, y, width, height } = props;
  return (
    <>
      <rect {...props} fill={color} rx={8} stroke="none" />
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) + Number(height) / 2}
        fill={value > 80 ? '#fff' : '#000'}
        fontSize={14}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
      >
        {value}
      </text>
    </>
  );
}
