import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts-pro';

const placement = {
  axisDirection: 'z',
  direction: 'row',
  position: { vertical: 'bottom', horizontal: 'middle' },
  labelStyle: { fill: 'currentColor' },
} as const;

export default function ColorKey(props: { type: 'continuous' | 'piecewise' }) {
  return props.type === 'continuous' ? (
    <ContinuousColorLegend
      {...placement}
      minLabel="Empty"
      maxLabel="Full"
      length="50%"
    />
  ) : (
    <PiecewiseColorLegend
      {...placement}
      labelFormatter={({ min, max }) =>
        min === null ? 'Quiet' : max === null ? 'Crowded' : 'Busy'
      }
    />
  );
}
