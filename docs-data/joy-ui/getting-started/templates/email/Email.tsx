import { useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import ComposeDialog from './ComposeDialog';
import EmptyPane from './EmptyPane';
import FolderList from './FolderList';
import MailList from './MailList';
import type { Mail } from './mails';
import MailView from './MailView';
import Notice from './Notice';
import { theme } from './theme';
import TopBar from './TopBar';
import type { Draft } from './useCompose';
import { useMailbox } from './useMailbox';

const page = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  bgcolor: 'background.body',
};
const columns = {
  display: 'grid',
  flex: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '180px minmax(260px, 2fr) minmax(0, 3fr)',
    lg: '220px minmax(300px, 2fr) minmax(0, 4fr)',
  },
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
  pb: 8,
};
const empty = { to: '', subject: '' };

export default function Email() {
  const box = useMailbox();
  const [draft, setDraft] = useState<Draft>();
  const [isSent, setSent] = useState(false);
  const list = useRef<HTMLHeadingElement>(null);
  const { mail, moved } = box;

  const leave = (act: () => void) => {
    act();
    // On a phone, the list appears with the next render.
    setTimeout(() => list.current?.focus());
  };
  const send = (sent: Mail) => {
    box.send(sent);
    setDraft(undefined);
    setSent(true);
  };

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={page}>
        <TopBar {...box} onWrite={() => setDraft(empty)} />
        <Box sx={columns}>
          <FolderList {...box} />
          <Box component="main" sx={{ display: 'contents' }}>
            <MailList {...box} headingRef={list} />
            <Box
              sx={{
                display: { xs: box.isReading ? 'block' : 'none', md: 'block' },
              }}
            >
              {mail ? (
                <MailView
                  mail={mail}
                  isReading={box.isReading}
                  onBack={() => leave(box.close)}
                  onReply={() =>
                    setDraft({
                      to: mail.address,
                      subject: `Re: ${mail.subject}`,
                    })
                  }
                  onChange={(changes) => {
                    box.change(mail.id, changes);
                    // Without its star, a message leaves this folder.
                    const isUnstarred = changes.isStarred === false;
                    if (box.folder === 'Starred' && isUnstarred) {
                      leave(box.close);
                    }
                  }}
                  onMove={(to) => leave(() => box.move(mail, to))}
                />
              ) : (
                <EmptyPane />
              )}
            </Box>
          </Box>
        </Box>
      </Box>
      <ComposeDialog
        draft={draft}
        onClose={() => setDraft(undefined)}
        onSend={send}
      />
      <Notice
        open={box.canUndo}
        text={`Moved: ${moved?.subject ?? ''}`}
        onUndo={() => leave(box.undo)}
        onClose={box.forget}
      />
      <Notice
        open={isSent}
        text="Sent. A copy is in Sent."
        onClose={() => setSent(false)}
      />
    </CssVarsProvider>
  );
}
