import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';

export default function InputBaseSpecimen() {
  return (
    <InputBase
      defaultValue="lighthouse"
      inputProps={{ 'aria-label': 'Search the photos' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={<InputAdornment position="end">8 results</InputAdornment>}
    />
  );
}
