import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';

export default function InputVariables() {
  return (
    <Input
      aria-label="Place"
      placeholder="Where to?"
      startDecorator={<SearchIcon />}
      endDecorator={<Button>Search</Button>}
      sx={{
        width: 340,
        maxWidth: '100%',
        '--Input-minHeight': '56px',
        '--Input-radius': '28px',
        '--Input-decoratorChildHeight': '44px',
      }}
    />
  );
}
