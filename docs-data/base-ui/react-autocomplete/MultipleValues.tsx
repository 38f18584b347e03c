import { useAutocomplete } from '@mui/base/useAutocomplete';
import { lakes } from './lakes';
import { Options } from './Options';
import { Box, BoxButton, Root } from './styles';

export default function MultipleValues() {
  const { getTagProps, setAnchorEl, value, ...tour } = useAutocomplete({
    options: lakes,
    multiple: true,
    defaultValue: ['Long Lake'],
    filterSelectedOptions: true,
  });
  const tags = value.map((lake, index) => {
    const { key, onDelete, ...props } = getTagProps({ index });
    const name = `Remove ${lake}`;
    return (
      <BoxButton
        key={key}
        {...props}
        type="button"
        aria-label={name}
        onClick={onDelete}
      >
        {lake} ×
      </BoxButton>
    );
  });

  return (
    <Root {...tour.getRootProps()}>
      <label {...tour.getInputLabelProps()} htmlFor={tour.id}>
        Lakes on the tour
      </label>
      <Box ref={setAnchorEl}>
        {tags}
        <input {...tour.getInputProps()} />
      </Box>
      <Options of={tour} />
    </Root>
  );
}
