import { useAutocomplete } from '@mui/base/useAutocomplete';
import { lakes } from './lakes';
import { Options } from './Options';
import { Box, BoxButton, Root } from './styles';

export default function FieldButtons() {
  const { dirty, popupOpen, ...camp } = useAutocomplete({
    options: lakes,
    defaultValue: 'Mirror Lake',
    clearOnEscape: true,
  });
  const toggleName = popupOpen ? 'Close the list' : 'Open the list';
  const style = { visibility: dirty ? 'visible' : 'hidden' } as const;

  return (
    <Root {...camp.getRootProps()}>
      <label {...camp.getInputLabelProps()} htmlFor={camp.id}>
        Camp at
      </label>
      <Box>
        <input {...camp.getInputProps()} />
        <BoxButton {...camp.getClearProps()} aria-label="Clear" style={style}>
          ×
        </BoxButton>
        <BoxButton {...camp.getPopupIndicatorProps()} aria-label={toggleName}>
          ▾
        </BoxButton>
      </Box>
      <Options of={camp} />
    </Root>
  );
}
