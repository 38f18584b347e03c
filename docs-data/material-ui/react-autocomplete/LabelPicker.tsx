import type { KeyboardEvent, ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import LabelOption from './LabelOption';
import { labels, type IssueLabel } from './labels';

/** Keeps the list below the text box instead of floating over the page. */
function InlineList({ children }: PopperProps) {
  return <div>{children as ReactNode}</div>;
}

interface LabelPickerProps {
  value: IssueLabel[];
  onChange: (value: IssueLabel[]) => void;
  onClose: () => void;
}

export default function LabelPicker({
  value,
  onChange,
  onClose,
}: LabelPickerProps) {
  return (
    <Autocomplete
      open
      multiple
      disableCloseOnSelect
      disableClearable
      value={value}
      onChange={(event, chosen, reason) => {
        const key = (event as KeyboardEvent).key;
        // Backspace in an empty text box would remove labels that the user cannot see here.
        if (reason !== 'removeOption' || key !== 'Backspace') onChange(chosen);
      }}
      onClose={(event, reason) => {
        if (reason === 'escape') onClose();
      }}
      options={labels}
      getOptionLabel={(label) => label.name}
      renderTags={() => null}
      renderOption={({ key, ...optionProps }, label, { selected }) => (
        <LabelOption key={key} {...optionProps} {...{ label, selected }} />
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
