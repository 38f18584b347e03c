import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
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
  position: 'absolute',
  zIndex: 'modal',
  insetInline: 0,
  maxHeight: 200,
  m: 0,
  p: 0,
  overflow: 'auto',
  listStyle: 'none',
  bgcolor: 'background.paper',
  boxShadow: 4,
  '& li': { p: 1, cursor: 'pointer' },
  '& .Mui-focused': { color: 'primary.contrastText', bgcolor: 'primary.main' },
};

export default function UseAutocomplete() {
  const autocomplete = useAutocomplete({ options: rivers });
  const found = autocomplete.groupedOptions as string[];

  return (
    <Box
      {...autocomplete.getRootProps()}
      sx={{ position: 'relative', width: 240 }}
    >
      <Box component="label" {...autocomplete.getInputLabelProps()}>
        River
      </Box>
      <Box
        component="input"
        {...autocomplete.getInputProps()}
        sx={inputStyle}
      />
      {found.length > 0 && (
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
      )}
    </Box>
  );
}
