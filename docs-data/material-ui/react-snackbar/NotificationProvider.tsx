import type { ReactNode } from 'react';
import Snackbar from '@mui/material/Snackbar';
import { NotifyContext } from './notifications';
import { useMessageQueue } from './useMessageQueue';

interface NotificationProviderProps {
  children: ReactNode;
}

export default function NotificationProvider({
  children,
}: NotificationProviderProps) {
  const { add, messageKey, snackbarProps } = useMessageQueue();

  return (
    <NotifyContext.Provider value={add}>
      {children}
      <Snackbar key={messageKey} {...snackbarProps} />
    </NotifyContext.Provider>
  );
}
