import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { nameOf, sayDay, saySize, type ChoirFile } from './choirFiles';

const kinds = { score: 'Score', recording: 'Recording', poster: 'Poster' };

export default function Facts({ file }: { file: ChoirFile }) {
  const facts = [
    ['Kind', kinds[file.kind]],
    ['Folder', nameOf(file.folder)],
    ['Size', saySize(file.size)],
    ['Changed', `${sayDay(file.changed)} by ${file.by}`],
  ] as const;

  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        '& dd': { m: 0 },
      }}
    >
      {facts.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" level="body-sm" textColor="text.secondary">
            {term}
          </Typography>
          <Typography component="dd" level="body-sm" textColor="text.primary">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
