import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/joy/Button';

export default function ButtonVariables() {
  return <Button startDecorator={<MailIcon />}>Write to the host</Button>;
}
