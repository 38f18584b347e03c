import { useId } from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AnimatedLine, type AnimatedLineProps } from '@mui/x-charts/LineChart';

interface ForecastLineProps extends AnimatedLineProps {
  /** The last value of the x-axis that was counted. */
  limit?: number;
}

/** A line that is solid up to the limit and dashed after it. */
export default function ForecastLine({
  limit = 0,
  ...line
}: ForecastLineProps) {
  const id = useId();
  const { left, top, width, height } = useDrawingArea();
  // The line derives the id of its own clip path from this one.
  const forecast = { ...line.ownerState, id: `${id}-dashed` };
  const middle = useXScale<'linear'>()(limit);
  return (
    <>
      <clipPath id={`${id}-counted`}>
        <rect x={left} y={top - 5} width={middle - left} height={height + 10} />
      </clipPath>
      <clipPath id={`${id}-forecast`}>
        <rect
          x={middle}
          y={top - 5}
          width={left + width - middle}
          height={height + 10}
        />
      </clipPath>
      <g clipPath={`url(#${id}-counted)`}>
        <AnimatedLine {...line} />
      </g>
      <g clipPath={`url(#${id}-forecast)`}>
        <AnimatedLine
          {...line}
          ownerState={forecast}
          style={{ strokeDasharray: '4 6' }}
        />
      </g>
    </>
  );
}
