import Input from '@mui/joy/Input';

export default function InputUsage() {
  return <Input aria-label="Address" placeholder="Street and number" />;
}
