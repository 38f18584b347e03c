import type { KeyboardEvent } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import ListItemContent from '@mui/joy/ListItemContent';
import type { OptionProps } from './optionProps';
import { fieldStyle, placeholderStyle } from './styles';

const labels = [
  'Harvest soon',
  'In shade',
  'Needs compost',
  'Needs water',
  'Slugs seen',
];

interface LabelPickerProps {
  value: string[];
  onChange: (value: string[]) => void;
  onClose: (reason: string) => void;
}

/** A field with a list that stays open. Its values are shown elsewhere. */
export function LabelPicker({ value, onChange, onClose }: LabelPickerProps) {
  return (
    <Autocomplete
      open
      multiple
      autoFocus
      disableCloseOnSelect
      forcePopupIcon={false}
      aria-label="Filter labels"
      placeholder="Filter labels"
      options={labels}
      value={value}
      onChange={(event, next) => {
        // Backspace would remove the last value, which users don't see here.
        if ((event as KeyboardEvent).key !== 'Backspace') onChange(next);
      }}
      onClose={(_, reason) => {
        if (reason === 'escape' || reason === 'blur') onClose(reason);
      }}
      renderTags={() => null}
      renderOption={({ key, ...props }: OptionProps, label, { selected }) => (
        <AutocompleteOption key={key} {...props}>
          <ListItemContent>{label}</ListItemContent>
          {selected && <CheckIcon />}
        </AutocompleteOption>
      )}
      slotProps={{ listbox: { 'aria-label': 'Labels' } }}
      sx={{ ...fieldStyle, ...placeholderStyle }}
    />
  );
}
