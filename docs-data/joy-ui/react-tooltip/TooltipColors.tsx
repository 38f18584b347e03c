import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const water = {
  primary: '21 °C',
  success: 'Clean since May',
  warning: 'Strong current',
  danger: 'Jellyfish',
  neutral: 'Not measured',
} as const;

export default function TooltipColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(Object.keys(water) as (keyof typeof water)[]).map((color, index) => (
        <Tooltip key={color} describeChild color={color} title={water[color]}>
          <Button variant="soft" color={color}>
            Beach {index + 1}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
