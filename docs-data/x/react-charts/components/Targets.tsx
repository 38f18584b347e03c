import { useXScale, useYScale } from '@mui/x-charts/hooks';

interface TargetsProps {
  categories: readonly string[];
  values: readonly number[];
}

/** A short line per category at its target. */
export default function Targets({ categories, values }: TargetsProps) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return categories.map((category, index) => (
    <path
      key={category}
      d={`M ${xScale(category)} ${yScale(values[index] ?? 0)} h ${xScale.bandwidth()}`}
      stroke="currentColor"
      strokeWidth={3}
    />
  ));
}
