import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectFieldDemo() {
  return (
    <FormControl required sx={{ width: 240 }}>
      <FormLabel>Reminder</FormLabel>
      <Select defaultValue="day">
        <Option value="hour">One hour before</Option>
        <Option value="day">The day before</Option>
        <Option value="week">A week before</Option>
      </Select>
      <FormHelperText>By email, in your own time zone.</FormHelperText>
    </FormControl>
  );
}
