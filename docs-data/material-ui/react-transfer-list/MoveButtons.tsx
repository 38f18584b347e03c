import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface MoveButtonsProps {
  add: string;
  onAdd: () => void;
  onRemove: () => void;
  remove: string;
}

/** The two buttons between the lists. They stay enabled, so that they keep the focus. */
export default function MoveButtons(props: MoveButtonsProps) {
  return (
    <Stack spacing={1}>
      <Button variant="outlined" onClick={props.onAdd}>
        {props.add}
      </Button>
      <Button variant="outlined" onClick={props.onRemove}>
        {props.remove}
      </Button>
    </Stack>
  );
}
