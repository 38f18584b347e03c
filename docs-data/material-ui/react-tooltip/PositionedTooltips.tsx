import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const rows: Placement[][] = [
  ['top-start', 'top', 'top-end'],
  ['left-start', 'right-start'],
  ['left', 'right'],
  ['left-end', 'right-end'],
  ['bottom-start', 'bottom', 'bottom-end'],
];

function PlacedTooltip({ placement }: { placement: Placement }) {
  return (
    <Tooltip describeChild placement={placement} title="Next to the button">
      <Button size="small" sx={{ px: 1, textTransform: 'none' }}>
        {placement}
      </Button>
    </Tooltip>
  );
}

export default function PositionedTooltips() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      {rows.map((row) => (
        <Box
          key={row[0]}
          sx={{ display: 'flex', justifyContent: 'space-between' }}
        >
          {row.map((placement) => (
            <PlacedTooltip key={placement} placement={placement} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
