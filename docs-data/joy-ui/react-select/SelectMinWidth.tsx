import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMinWidth() {
  return (
    <FormControl>
      <FormLabel>Copies</FormLabel>
      <Select
        defaultValue="1"
        sx={{ width: 80 }}
        slotProps={{ listbox: { sx: { minWidth: 200 } } }}
      >
        <Option value="1">1</Option>
        <Option value="2">2</Option>
        <Option value="all">One for each member</Option>
      </Select>
    </FormControl>
  );
}
