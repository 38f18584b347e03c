import { useState } from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import LabelPicker from './LabelPicker';
import { labels, type IssueLabel } from './labels';

export default function GitHubLabel() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<IssueLabel[]>(labels.slice(2, 4));
  const close = () => setAnchor(null);

  return (
    <Stack spacing={1} sx={{ width: 260, alignItems: 'flex-start' }}>
      <Button
        color="inherit"
        endIcon={<SettingsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Labels
      </Button>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
        {chosen.map((label) => (
          <Chip
            key={label.name}
            size="small"
            label={label.name}
            sx={{ bgcolor: label.color, color: '#fff' }}
          />
        ))}
      </Stack>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Labels',
            sx: { width: 300, p: 1, pt: 1.5 },
          },
        }}
      >
        <LabelPicker value={chosen} onChange={setChosen} onClose={close} />
      </Popover>
    </Stack>
  );
}
