import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const winds = {
  top: 'North',
  right: 'East',
  bottom: 'South',
  left: 'West',
} as const;

export default function PositionedTooltips() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {(Object.keys(winds) as (keyof typeof winds)[]).map((side) => (
        <Tooltip
          key={side}
          describeChild
          placement={side}
          title={`The tooltip is on the side "${side}"`}
        >
          <Button variant="outlined">{winds[side]}</Button>
        </Tooltip>
      ))}
    </Box>
  );
}
