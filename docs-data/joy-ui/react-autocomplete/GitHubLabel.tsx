import { useRef, useState } from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { LabelPicker } from './LabelPicker';
import { fieldStyle } from './styles';

export default function GitHubLabel() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(['Needs water', 'In shade']);
  const opener = useRef<HTMLButtonElement>(null);

  function close(reason: string) {
    setOpen(false);
    // After a blur, the focus is already somewhere else.
    if (reason !== 'blur') opener.current?.focus();
  }

  const button = (
    <Button
      ref={opener}
      variant="plain"
      color="neutral"
      endDecorator={<SettingsIcon />}
      aria-expanded={open}
      // Otherwise the field loses the focus and closes before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (open ? close('toggle') : setOpen(true))}
    >
      Bed labels
    </Button>
  );

  return (
    <Stack spacing={1} sx={{ ...fieldStyle, alignItems: 'flex-start' }}>
      {button}
      {open && (
        <LabelPicker value={chosen} onChange={setChosen} onClose={close} />
      )}
      <Stack direction="row" useFlexGap spacing={0.5} flexWrap="wrap">
        {chosen.map((label) => (
          <Chip key={label}>{label}</Chip>
        ))}
      </Stack>
    </Stack>
  );
}
