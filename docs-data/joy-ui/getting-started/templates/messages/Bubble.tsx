import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Message, Visit } from './threads';
import VisitCard from './VisitCard';

interface BubbleProps {
  message: Message;
  person: string;
  onVisit: (changes: Partial<Visit>) => void;
}

export default function Bubble({ message, person, onVisit }: BubbleProps) {
  const { from, when, text, visit } = message;
  const isMine = from === 'me';

  return (
    <Box
      component="li"
      sx={{
        alignSelf: isMine ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '92%', md: '75%' },
      }}
    >
      <Typography
        level="body-xs"
        textColor="text.secondary"
        sx={{ mb: 0.5, textAlign: isMine ? 'end' : 'start' }}
      >
        {isMine ? 'You' : person}, {when}
      </Typography>
      {visit && <VisitCard visit={visit} onChange={onVisit} />}
      {text && (
        <Sheet
          variant={isMine ? 'solid' : 'plain'}
          color={isMine ? 'primary' : 'neutral'}
          sx={{
            px: 2,
            py: 1.25,
            borderRadius: 'md',
            [isMine ? 'borderEndEndRadius' : 'borderStartStartRadius']: '4px',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Sheet>
      )}
    </Box>
  );
}
