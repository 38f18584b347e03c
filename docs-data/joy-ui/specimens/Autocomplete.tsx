import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteSpecimen() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Toppings</FormLabel>
      <Autocomplete
        options={['Olives', 'Mushrooms', 'Peppers', 'Spinach']}
        defaultValue={['Olives', 'Peppers']}
        multiple
        limitTags={1}
        open
        startDecorator={<span aria-hidden="true">★</span>}
        endDecorator={<span aria-hidden="true">2/4</span>}
        slotProps={{ listbox: { disablePortal: true } }}
        renderTags={(toppings, getTagProps) =>
          toppings.map((topping, index) => {
            const { key, ...props } = getTagProps({ index });
            const remove = (
              <ChipDelete {...props} aria-label={`Remove ${topping}`} />
            );
            return (
              <Chip key={key} endDecorator={remove}>
                {topping}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
