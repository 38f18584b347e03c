import { useState } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ActionMenu from './ActionMenu';

const results: Record<string, string> = {
  'Send now': 'The invoice has been sent',
  'Send tomorrow at 8:00': 'The invoice will be sent tomorrow at 8:00',
  'Save as a draft': 'The invoice has been saved as a draft',
};
const actions = Object.keys(results);

export default function SplitButton() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [action, setAction] = useState('Send now');
  const [done, setDone] = useState('');
  const message = results[done] ?? 'The invoice is ready to send';

  const arrow = (
    <Button
      size="small"
      aria-label="Choose another action"
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      onClick={(event) => setAnchor(event.currentTarget.parentElement)}
    >
      <ArrowDropDownIcon />
    </Button>
  );
  const menu = { anchorEl: anchor, actions, chosen: action };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Invoice">
        <Button onClick={() => setDone(action)}>{action}</Button>
        {arrow}
      </ButtonGroup>
      <Typography role="status">{message}</Typography>
      <ActionMenu
        {...menu}
        onChoose={setAction}
        onClose={() => setAnchor(null)}
      />
    </Stack>
  );
}
