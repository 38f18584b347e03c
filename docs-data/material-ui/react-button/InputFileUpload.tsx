import { useRef, useState } from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InputFileUpload() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [fileNames, setFileNames] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <input
        ref={inputRef}
        type="file"
        name="receipts"
        multiple
        hidden
        onChange={({ target }) =>
          setFileNames(Array.from(target.files ?? [], (file) => file.name))
        }
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose receipts
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary' }}
      >
        {fileNames.length === 0 ? 'No file chosen' : fileNames.join(', ')}
      </Typography>
    </Stack>
  );
}
