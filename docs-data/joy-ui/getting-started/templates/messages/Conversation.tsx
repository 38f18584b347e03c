import { useEffect, useRef } from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import BackIcon from '@mui/icons-material/ArrowBack';
import Bubble from './Bubble';
import Composer from './Composer';
import type { Thread } from './threads';
import type { Conversations } from './useMessages';

interface ConversationProps extends Conversations {
  thread: Thread;
  onBack: () => void;
}

const turning = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
const log = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 2.5,
  m: 0,
  p: { xs: 2, md: 3 },
  listStyle: 'none',
};

export default function Conversation(props: ConversationProps) {
  const { thread, isReading, onBack, send, changeVisit } = props;
  const { id, person, about, messages, answers } = thread;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReading) heading.current?.focus();
  }, [id, isReading]);

  return (
    <Sheet
      component="section"
      aria-labelledby="person"
      variant="soft"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100%',
        borderRadius: { md: 'lg' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, p: { xs: 2, md: 3 }, pb: 0 }}>
        <IconButton
          aria-label="Back to the conversations"
          onClick={onBack}
          sx={{ display: { md: 'none' } }}
        >
          <BackIcon sx={turning} />
        </IconButton>
        <div>
          <Typography
            ref={heading}
            tabIndex={-1}
            id="person"
            level="h3"
            component="h2"
            sx={{ outline: 'none' }}
          >
            {person}
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {about}
          </Typography>
        </div>
      </Box>
      {/* With a key, screen readers announce new messages, but not a whole other conversation. */}
      <Box key={id} role="log" aria-label="Messages" sx={{ flex: 1 }}>
        <Box component="ol" sx={log}>
          {messages.map((message) => (
            <Bubble
              key={message.id}
              message={message}
              person={person}
              onVisit={(changes) => changeVisit(message.id, changes)}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ p: { xs: 2, md: 3 }, pt: 0 }}>
        <Composer key={id} person={person} answers={answers} onSend={send} />
      </Box>
    </Sheet>
  );
}
