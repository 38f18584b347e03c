import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectUsage() {
  return (
    <Select
      aria-label="Bread"
      placeholder="Choose a bread"
      sx={{ width: 200, '--Select-placeholderOpacity': 1 }}
    >
      <Option value="rye">Rye</Option>
      <Option value="spelt">Spelt</Option>
    </Select>
  );
}
