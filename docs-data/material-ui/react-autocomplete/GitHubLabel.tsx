import { useState, type KeyboardEvent, type ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { labels } from './labels';
import type { IssueLabel } from './labels';

/** Keeps the list below the text box instead of floating over the page. */
function InlineList({ children }: PopperProps) {
  return <div>{children as ReactNode}</div>;
}

interface LabelPickerProps {
  value: IssueLabel[];
  onChange: (value: IssueLabel[]) => void;
  onClose: () => void;
}

function LabelPicker({ value, onChange, onClose }: LabelPickerProps) {
  return (
    <Autocomplete
      open
      multiple
      disableCloseOnSelect
      value={value}
      onChange={(event, chosen, reason) => {
        const key = (event as KeyboardEvent).key;
        // Backspace in an empty text box would remove labels that are not in sight here.
        if (reason !== 'removeOption' || key !== 'Backspace') onChange(chosen);
      }}
      onClose={(event, reason) => {
        if (reason === 'escape') onClose();
      }}
      options={labels}
      getOptionLabel={(label) => label.name}
      renderTags={() => null}
      renderOption={({ key, ...optionProps }, label, { selected }) => (
        <Box key={key} component="li" {...optionProps} sx={{ gap: 1 }}>
          <CheckIcon
            fontSize="small"
            sx={{ visibility: selected ? 'visible' : 'hidden' }}
          />
          <Box
            sx={{
              width: 14,
              height: 14,
              borderRadius: 4,
              bgcolor: label.color,
            }}
          />
          <div>
            {label.name}
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label.description}
            </Box>
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Filter labels" size="small" autoFocus />
      )}
      forcePopupIcon={false}
      slots={{ popper: InlineList }}
      slotProps={{ paper: { elevation: 0 } }}
    />
  );
}

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
