import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { plants, type Plant } from './plants';
import { fieldStyle } from './styles';

const filterOptions = createFilterOptions<Plant>({
  stringify: (plant) => `${plant.label} ${plant.sown}`,
  limit: 4,
});

export default function Filter() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant or month</FormLabel>
      <Autocomplete options={plants} filterOptions={filterOptions} />
      <FormHelperText>“March” also finds plants sown in March.</FormHelperText>
    </FormControl>
  );
}
