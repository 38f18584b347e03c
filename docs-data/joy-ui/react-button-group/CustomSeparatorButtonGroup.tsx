import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';

export default function CustomSeparatorButtonGroup() {
  return (
    <ButtonGroup
      variant="soft"
      aria-label="Draft"
      sx={{ '--ButtonGroup-separatorSize': '0px' }}
    >
      <Button>Keep editing</Button>
      <Divider />
      <Button color="danger">Throw it away</Button>
    </ButtonGroup>
  );
}
