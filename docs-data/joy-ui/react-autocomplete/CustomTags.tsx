import CloseIcon from '@mui/icons-material/Close';
import Autocomplete, {
  type AutocompleteRenderGetTagProps,
} from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { plants, type Plant } from './plants';
import { fieldStyle } from './styles';

export default function CustomTags() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>To sow, with the month</FormLabel>
      <Autocomplete
        multiple
        options={plants}
        defaultValue={plants.slice(3, 5)}
        renderTags={renderButtons}
      />
    </FormControl>
  );
}

function renderButtons(
  values: Plant[],
  getTagProps: AutocompleteRenderGetTagProps,
) {
  return values.map(({ label, sown }, index) => {
    const { key, ...tagProps } = getTagProps({ index });
    return (
      <Button
        key={key}
        {...tagProps}
        size="sm"
        variant="outlined"
        aria-label={`Remove ${label}, ${sown}`}
        endDecorator={<CloseIcon />}
      >
        {label}, {sown}
      </Button>
    );
  });
}
