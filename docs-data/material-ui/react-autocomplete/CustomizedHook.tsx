import useAutocomplete from '@mui/material/useAutocomplete';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import Suggestions from './Suggestions';
import { fieldStyle, listStyle } from './toppingStyles';

const toppings = ['Basil', 'Capers', 'Mushrooms', 'Olives', 'Onions'];

export default function CustomizedHook() {
  const { anchorEl, setAnchorEl, ...autocomplete } = useAutocomplete({
    multiple: true,
    disableCloseOnSelect: true,
    defaultValue: ['Basil', 'Olives'],
    options: toppings,
  });
  const found = autocomplete.groupedOptions as string[];

  return (
    <Box sx={{ typography: 'body1', width: 340, maxWidth: '100%' }}>
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
      <Suggestions open={found.length > 0} anchorEl={anchorEl}>
        <Box component="ul" {...autocomplete.getListboxProps()} sx={listStyle}>
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
      </Suggestions>
    </Box>
  );
}
