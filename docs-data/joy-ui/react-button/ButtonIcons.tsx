import DownloadIcon from '@mui/icons-material/Download';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="soft" color="neutral" startDecorator={<DownloadIcon />}>
        Download the score
      </Button>
      <Button endDecorator={<NavigateNextIcon />}>Next movement</Button>
    </Stack>
  );
}
