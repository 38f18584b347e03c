import { useState } from 'react';
import { firstMails, type Folder, type Mail } from './mails';

const isIn = (mail: Mail, folder: Folder) =>
  folder === 'Starred'
    ? mail.isStarred && mail.folder !== 'Bin'
    : mail.folder === folder;

const says = ({ person, subject, body }: Mail, words: string) =>
  [person, subject, ...body]
    .join(' ')
    .toLowerCase()
    .includes(words.trim().toLowerCase());

export function useMailbox() {
  const [mails, setMails] = useState(firstMails);
  const [folder, setFolder] = useState<Folder>('Inbox');
  const [words, setWords] = useState('');
  const [openId, setOpenId] = useState('fox');
  // Phones show either the list or the message.
  const [isReading, setReading] = useState(false);
  // Remembered while its notice disappears.
  const [moved, setMoved] = useState<Mail>();
  const [canUndo, setCanUndo] = useState(false);

  const change = (id: string, changes: Partial<Mail>) =>
    setMails((before) =>
      before.map((mail) => (mail.id === id ? { ...mail, ...changes } : mail)),
    );
  const shown = mails.filter((mail) => isIn(mail, folder) && says(mail, words));

  return {
    folder,
    words,
    shown,
    isReading,
    moved,
    canUndo,
    mail: shown.find(({ id }) => id === openId),
    unread: mails.filter((mail) => mail.folder === 'Inbox' && mail.isUnread)
      .length,
    // On a phone, the results take the place of the message.
    search: (next: string) => {
      setWords(next);
      setReading(false);
    },
    change,
    close: () => setReading(false),
    choose: (next: Folder) => {
      setFolder(next);
      setReading(false);
    },
    open: (id: string) => {
      setOpenId(id);
      setReading(true);
      change(id, { isUnread: false });
    },
    move: (mail: Mail, to: Mail['folder']) => {
      change(mail.id, { folder: to });
      setMoved({ ...mail });
      setCanUndo(true);
      setReading(false);
    },
    undo: () => {
      if (moved && canUndo) change(moved.id, { folder: moved.folder });
      setCanUndo(false);
    },
    forget: () => setCanUndo(false),
    send: (mail: Mail) => setMails((before) => [mail, ...before]),
  };
}

export type Mailbox = ReturnType<typeof useMailbox>;
