import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';

export default function ButtonUsage() {
  return <Button startDecorator={<AddIcon />}>Add a traveler</Button>;
}
