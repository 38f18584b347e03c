import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select, { type SelectOption } from '@mui/joy/Select';

const names = { gf: 'No gluten', lf: 'No lactose', nf: 'No nuts' };

export default function SelectMultipleAppearance() {
  return (
    <Select
      multiple
      aria-label="Diet"
      defaultValue={['gf', 'nf']}
      renderValue={renderChips}
      sx={{ width: 280, maxWidth: '100%' }}
    >
      {Object.entries(names).map(([value, name]) => (
        <Option key={value} value={value}>
          {name}
        </Option>
      ))}
    </Select>
  );
}

const renderChips = (options: SelectOption<string>[]) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {options.map((option) => (
      <Chip key={option.value} component="span" color="primary">
        {option.label}
      </Chip>
    ))}
  </Box>
);
