import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function DecoratorExamples() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <Link href="#DecoratorExamples" startDecorator={<DownloadIcon />}>
        Track for your watch
      </Link>
      <Link
        href="#DecoratorExamples"
        target="_blank"
        endDecorator={<OpenInNewIcon titleAccess="opens a new tab" />}
      >
        Weather in the mountains
      </Link>
      <Link
        href="#DecoratorExamples"
        endDecorator={<Chip size="sm">12 new</Chip>}
      >
        Photos
      </Link>
    </Stack>
  );
}
