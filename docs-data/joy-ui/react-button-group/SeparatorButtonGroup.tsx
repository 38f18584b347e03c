import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function SeparatorButtonGroup() {
  return (
    <Stack spacing={2}>
      {(['solid', 'soft', 'plain'] as const).map((variant) => (
        <ButtonGroup
          key={variant}
          variant={variant}
          aria-label="Difficulty"
          sx={{ '--ButtonGroup-separatorSize': '0px' }}
        >
          <Button>Easy</Button>
          <Button>Medium</Button>
          <Button>Hard</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
