import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;
const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): Placement[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function PositionedTooltips() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center', maxWidth: 420 }}
    >
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          describeChild
          placement={placement}
          title="Next to the button"
        >
          <Button variant="outlined">{placement}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
