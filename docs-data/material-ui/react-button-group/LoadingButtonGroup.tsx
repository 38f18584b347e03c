import { useEffect, useRef, useState } from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LoadingButtonGroup() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const button = buttonRef.current;
    const timer = setTimeout(() => setIsLoading(false), 2000);
    return () => {
      clearTimeout(timer);
      // The button lost the focus when it was disabled.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isLoading]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Report">
        <LoadingButton
          ref={buttonRef}
          loading={isLoading}
          loadingPosition="start"
          startIcon={<DownloadIcon />}
          onClick={() => setIsLoading(true)}
        >
          Download
        </LoadingButton>
        <Button onClick={() => setIsLoading(false)}>Cancel</Button>
      </ButtonGroup>
      <Typography role="status">
        {isLoading ? 'Preparing the report' : 'The report can be downloaded'}
      </Typography>
    </Stack>
  );
}
