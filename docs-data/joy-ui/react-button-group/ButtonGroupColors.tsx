import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const lanes = {
  primary: 'Planned',
  neutral: 'Unplanned',
  success: 'Done',
  warning: 'Waiting',
  danger: 'Overdue',
} as const;

export default function ButtonGroupColors() {
  return (
    <Stack spacing={1.5}>
      {(Object.keys(lanes) as (keyof typeof lanes)[]).map((color) => (
        <ButtonGroup
          key={color}
          color={color}
          aria-label={lanes[color]}
          buttonFlex={1}
        >
          <Button>{lanes[color]}</Button>
          <Button>Move all</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
