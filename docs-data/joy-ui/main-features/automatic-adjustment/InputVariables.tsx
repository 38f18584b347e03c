import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';

export default function InputVariables() {
  return (
    <Input
      aria-label="Call number"
      placeholder="Call number"
      endDecorator={<Button>Find</Button>}
    />
  );
}
