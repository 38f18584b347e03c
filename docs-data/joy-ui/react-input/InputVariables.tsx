import SearchIcon from '@mui/icons-material/Search';
import Input from '@mui/joy/Input';

export default function InputVariables() {
  return (
    <Input
      aria-label="Recipes"
      placeholder="Search recipes"
      startDecorator={<SearchIcon />}
    />
  );
}
