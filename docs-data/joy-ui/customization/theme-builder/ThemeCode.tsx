import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export function ThemeCode({ code }: { code: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setMessage('Copied');
    } catch {
      setMessage('The browser doesn’t allow copying here.');
    }
  };
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Button size="sm" variant="outlined" color="neutral" onClick={copy}>
          Copy the code
        </Button>
        <Typography role="status" level="body-sm">
          {message}
        </Typography>
      </Box>
      <Typography component="pre" level="body-xs" sx={codeStyle}>
        {code}
      </Typography>
    </div>
  );
}

const codeStyle = { m: 0, fontFamily: 'code', whiteSpace: 'pre-wrap' } as const;
