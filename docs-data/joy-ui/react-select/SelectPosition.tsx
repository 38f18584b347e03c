import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectPosition() {
  return (
    <FormControl>
      <FormLabel>Brush</FormLabel>
      <Select
        defaultValue="round"
        sx={{ width: 120 }}
        slotProps={{
          listbox: { placement: 'bottom-start', sx: { minWidth: 180 } },
        }}
      >
        <Option value="round">Round</Option>
        <Option value="flat">Flat</Option>
        <Option value="fan">Fan</Option>
      </Select>
    </FormControl>
  );
}
