import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxUsage() {
  return <Checkbox defaultChecked label="Print a receipt" />;
}
