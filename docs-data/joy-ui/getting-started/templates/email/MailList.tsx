import type { Ref } from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import Typography from '@mui/joy/Typography';
import MailRow from './MailRow';
import type { Mailbox } from './useMailbox';

interface MailListProps extends Mailbox {
  /** Receives the focus when a message leaves the list. */
  headingRef: Ref<HTMLHeadingElement>;
}

export default function MailList(props: MailListProps) {
  const { folder, shown, mail, open, isReading, words, headingRef } = props;

  return (
    <Box
      component="section"
      aria-labelledby="folder"
      sx={{
        display: { xs: isReading ? 'none' : 'block', md: 'block' },
        borderInlineEnd: { md: '1px solid' },
        borderInlineStart: { md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      <Typography
        ref={headingRef}
        tabIndex={-1}
        id="folder"
        level="h4"
        component="h2"
        sx={{ px: 2, pt: 2, pb: 1, outline: 'none' }}
      >
        {folder}
      </Typography>
      <Typography role="status" level="body-sm" sx={{ px: 2, pb: 1 }}>
        {shown.length === 1 ? '1 message' : `${shown.length} messages`}
        {words.trim() && ` with “${words.trim()}”`}
      </Typography>
      <List sx={{ p: 0 }}>
        {shown.map((one) => (
          <MailRow
            key={one.id}
            mail={one}
            isOpen={one.id === mail?.id}
            onOpen={() => open(one.id)}
          />
        ))}
      </List>
    </Box>
  );
}
