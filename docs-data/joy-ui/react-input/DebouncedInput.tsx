import { useEffect, useRef, useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function DebouncedInput() {
  const [asked, setAsked] = useState('');

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Search the archive</FormLabel>
      <SearchInput onSearch={setAsked} />
      <FormHelperText role="status">
        {asked ? `Searching for “${asked}”` : 'No search yet'}
      </FormHelperText>
    </FormControl>
  );
}

function SearchInput({ onSearch }: { onSearch: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Input
      type="search"
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(target.value), 400);
      }}
    />
  );
}
