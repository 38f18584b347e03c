import { useRef, useState, type ChangeEvent } from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InputFileUpload() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('No file chosen');

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const names = Array.from(target.files ?? [], (file) => file.name);
    setChosen(names.join(', ') || 'No file chosen');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <input ref={inputRef} type="file" multiple hidden onChange={choose} />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose receipts
      </Button>
      <Typography variant="body2" role="status" sx={{ maxWidth: 400 }}>
        {chosen}
      </Typography>
    </Stack>
  );
}
