import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxUsage() {
  return <Checkbox defaultChecked color="primary" label="Print a receipt" />;
}
