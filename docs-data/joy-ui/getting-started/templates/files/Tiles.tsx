import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Cover from './Cover';
import { sayDay, saySize } from './choirFiles';
import type { FileRoom } from './useFiles';

export interface ShownFiles extends Pick<FileRoom, 'found' | 'chosen'> {
  onChoose: (id: string, from: HTMLElement) => void;
}

const tiles = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
};

export default function Tiles({ found, chosen, onChoose }: ShownFiles) {
  return (
    <Box component="ul" sx={tiles}>
      {found.map(({ id, name, kind, size, changed }) => (
        <Card
          key={id}
          component="li"
          size="sm"
          sx={{
            outline: id === chosen?.id ? '2px solid' : 'none',
            outlineColor: 'text.primary',
            outlineOffset: 2,
          }}
        >
          <CardOverflow sx={{ px: 0 }}>
            <Cover kind={kind} />
          </CardOverflow>
          <Link
            overlay
            component="button"
            level="title-sm"
            textColor="text.primary"
            aria-pressed={id === chosen?.id}
            onClick={(event) => onChoose(id, event.currentTarget)}
            sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <Typography level="body-xs" textColor="text.secondary">
            {sayDay(changed)}, {saySize(size)}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
