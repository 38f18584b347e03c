import type { Ref } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import ThreadRow from './ThreadRow';
import type { Conversations } from './useMessages';

interface ThreadListProps extends Conversations {
  /** Receives the focus when the user comes back from a conversation. */
  headingRef: Ref<HTMLHeadingElement>;
}

export default function ThreadList(props: ThreadListProps) {
  const { shown, thread, open, filter, setFilter, unread, headingRef } = props;

  return (
    <Box component="nav" aria-labelledby="conversations" sx={{ p: 2 }}>
      <Typography
        ref={headingRef}
        tabIndex={-1}
        id="conversations"
        level="title-lg"
        component="h2"
        sx={{ outline: 'none' }}
      >
        Conversations
      </Typography>
      <ToggleButtonGroup
        aria-label="Show"
        size="sm"
        value={filter}
        onChange={(_, next) => next && setFilter(next)}
        sx={{ my: 2 }}
      >
        <Button value="all">All</Button>
        <Button value="unread">Unread ({unread})</Button>
      </ToggleButtonGroup>
      <List sx={{ gap: 1, p: 0, '--ListItem-radius': '18px' }}>
        {shown.map((one) => (
          <ThreadRow
            key={one.id}
            thread={one}
            isOpen={one.id === thread?.id}
            onOpen={() => open(one.id)}
          />
        ))}
      </List>
    </Box>
  );
}
