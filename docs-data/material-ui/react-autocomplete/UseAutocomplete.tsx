import useAutocomplete from '@mui/material/useAutocomplete';
import { autocompleteClasses } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import type { SxProps } from '@mui/material/styles';

const rivers = ['Danube', 'Elbe', 'Inn', 'Po', 'Rhine', 'Rhône', 'Ticino'];

const inputStyle: SxProps = {
  width: '100%',
  p: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
};

const listStyle: SxProps = {
  maxHeight: 200,
  m: 0,
  p: 0,
  overflow: 'auto',
  listStyle: 'none',
  bgcolor: 'background.paper',
  boxShadow: 4,
  '& li': { p: 1, cursor: 'pointer' },
  [`& .${autocompleteClasses.focused}`]: {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};

export default function UseAutocomplete() {
  const { anchorEl, setAnchorEl, ...autocomplete } = useAutocomplete({
    options: rivers,
  });
  const found = autocomplete.groupedOptions as string[];

  return (
    <>
      <Box
        ref={setAnchorEl}
        {...autocomplete.getRootProps()}
        sx={{ width: 240 }}
      >
        <Box component="label" {...autocomplete.getInputLabelProps()}>
          River
        </Box>
        <Box
          component="input"
          {...autocomplete.getInputProps()}
          sx={inputStyle}
        />
      </Box>
      <Popper
        open={found.length > 0}
        anchorEl={anchorEl}
        role="presentation"
        style={{ width: anchorEl?.offsetWidth }}
        sx={{ zIndex: 'modal' }}
      >
        <Box component="ul" {...autocomplete.getListboxProps()} sx={listStyle}>
          {found.map((option, index) => {
            const { key, ...optionProps } = autocomplete.getOptionProps({
              option,
              index,
            });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Box>
      </Popper>
    </>
  );
}
