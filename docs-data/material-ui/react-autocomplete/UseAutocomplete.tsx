import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import Suggestions from './Suggestions';
import { inputStyle, listStyle } from './riverStyles';

const rivers = ['Danube', 'Elbe', 'Inn', 'Po', 'Rhine', 'Rhône', 'Ticino'];

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
        sx={{ width: 240, typography: 'body1' }}
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
              </li>
            );
          })}
        </Box>
      </Suggestions>
    </>
  );
}
