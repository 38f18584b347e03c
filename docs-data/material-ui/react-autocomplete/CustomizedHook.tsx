import useAutocomplete from '@mui/material/useAutocomplete';
import CheckIcon from '@mui/icons-material/Check';
import { autocompleteClasses } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { SxProps } from '@mui/material/styles';

const toppings = [
  'Basil',
  'Capers',
  'Mushrooms',
  'Olives',
  'Onions',
  'Peppers',
];

const fieldStyle: SxProps = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.75,
  border: 2,
  borderColor: 'text.secondary',
  borderRadius: 4,
  '&:focus-within': { borderColor: 'primary.main' },
};

const listStyle: SxProps = {
  m: 0,
  p: 0.5,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    px: 1.5,
    py: 0.75,
    borderRadius: 3,
    cursor: 'pointer',
  },
  [`& li.${autocompleteClasses.focused}`]: { bgcolor: 'action.hover' },
  [`& li.${autocompleteClasses.focusVisible}`]: {
    outline: 2,
    outlineColor: 'primary.main',
  },
  '& li:not([aria-selected="true"]) svg': { visibility: 'hidden' },
};

export default function CustomizedHook() {
  const { anchorEl, setAnchorEl, ...autocomplete } = useAutocomplete({
    multiple: true,
    disableCloseOnSelect: true,
    defaultValue: ['Basil', 'Olives'],
    options: toppings,
  });
  const found = autocomplete.groupedOptions as string[];

  return (
    <Box sx={{ width: 340, maxWidth: '100%' }}>
      <div {...autocomplete.getRootProps()}>
        <Box component="label" {...autocomplete.getInputLabelProps()}>
          Toppings
        </Box>
        <Box ref={setAnchorEl} sx={fieldStyle}>
          {autocomplete.value.map((option, index) => {
            const { key, ...tagProps } = autocomplete.getTagProps({ index });
            return (
              <Chip key={key} label={option} color="primary" {...tagProps} />
            );
          })}
          <InputBase
            inputProps={autocomplete.getInputProps()}
            sx={{ flex: 1, minWidth: 60, px: 1 }}
          />
        </Box>
      </div>
      <Popper
        open={found.length > 0}
        anchorEl={anchorEl}
        role="presentation"
        style={{ width: anchorEl?.offsetWidth }}
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={8} sx={{ mt: 0.5, borderRadius: 4 }}>
          <Box
            component="ul"
            {...autocomplete.getListboxProps()}
            sx={listStyle}
          >
            {found.map((option, index) => {
              const { key, ...optionProps } = autocomplete.getOptionProps({
                option,
                index,
              });
              return (
                <li key={key} {...optionProps}>
                  {option}
                  <CheckIcon fontSize="small" />
                </li>
              );
            })}
          </Box>
        </Paper>
      </Popper>
    </Box>
  );
}
