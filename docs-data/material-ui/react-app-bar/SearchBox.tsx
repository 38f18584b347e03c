import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import { alpha, styled } from '@mui/material/styles';

const Field = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  flex: '0 1 240px',
  minWidth: 0,
  paddingInline: theme.spacing(1.5),
  borderRadius: 20,
  backgroundColor: alpha('#000', 0.2),
  '&:focus-within': { outline: '2px solid currentColor' },
  '& input::placeholder': { opacity: 1 },
}));

interface SearchBoxProps {
  label: string;
}

export default function SearchBox({ label }: SearchBoxProps) {
  return (
    <Field
      type="search"
      placeholder={label}
      inputProps={{ 'aria-label': label }}
      startAdornment={<SearchIcon sx={{ mr: 1 }} />}
    />
  );
}
