import { useEffect, useRef } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Mail } from './mails';
import MailActions, { type MailActionsProps } from './MailActions';

interface MailViewProps extends MailActionsProps {
  mail: Mail;
  isReading: boolean;
}

export default function MailView({ isReading, ...actions }: MailViewProps) {
  const { id, person, address, subject, when, body, folder } = actions.mail;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReading) heading.current?.focus();
  }, [id, isReading]);

  return (
    <Box component="article" sx={{ p: { xs: 2, md: 4 }, maxWidth: 720 }}>
      <MailActions {...actions} />
      <Typography
        ref={heading}
        tabIndex={-1}
        level="h2"
        sx={{ my: 3, outline: 'none', textWrap: 'balance' }}
      >
        {subject}
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ mb: 3, alignItems: 'center' }}>
        <Avatar aria-hidden variant="soft" color="primary">
          {person[0]}
        </Avatar>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography level="title-md">
            {folder === 'Sent' ? `To ${person}` : person}
          </Typography>
          <Typography
            level="body-sm"
            textColor="text.secondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {address}
          </Typography>
        </Box>
        <Typography level="body-sm" textColor="text.secondary">
          {when}
        </Typography>
      </Stack>
      {body.map((paragraph, index) => (
        <Typography
          key={index}
          sx={{ mb: 2, lineHeight: 1.7, overflowWrap: 'anywhere' }}
        >
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}
