import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function FlexButtonGroup() {
  return (
    <ButtonGroup
      buttonFlex={1}
      aria-label="Washing machine"
      sx={{ width: 360, maxWidth: '100%' }}
    >
      <Button>Start</Button>
      <Button>Start later</Button>
      <IconButton aria-label="Programs">
        <SettingsIcon />
      </IconButton>
    </ButtonGroup>
  );
}
