import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { PlantGroup } from './PlantGroup';
import { plants } from './plants';
import { fieldStyle } from './styles';

export default function Grouped() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant by bed</FormLabel>
      <Autocomplete
        options={plants}
        groupBy={(plant) => plant.bed}
        renderGroup={({ key, group, children }) => (
          <PlantGroup key={key} name={group}>
            {children}
          </PlantGroup>
        )}
      />
    </FormControl>
  );
}
