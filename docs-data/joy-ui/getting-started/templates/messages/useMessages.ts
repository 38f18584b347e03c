import { useState } from 'react';
import { firstThreads, type Message, type Thread, type Visit } from './threads';

export type Filter = 'all' | 'unread';

export function useMessages() {
  const [threads, setThreads] = useState(firstThreads);
  const [openId, setOpenId] = useState('mirela');
  // On a phone, the list and the conversation take turns.
  const [isReading, setReading] = useState(false);
  const [filter, setFilter] = useState<Filter>('all');
  const [count, setCount] = useState(1);

  const change = (id: string, edit: (thread: Thread) => Partial<Thread>) =>
    setThreads((before) =>
      before.map((one) => (one.id === id ? { ...one, ...edit(one) } : one)),
    );
  const add = (message: Omit<Message, 'id' | 'from' | 'when'>) => {
    const whole: Message = {
      id: `new-${count}`,
      from: 'me',
      when: 'Now',
      ...message,
    };
    setCount(count + 1);
    change(openId, ({ messages }) => ({ messages: [...messages, whole] }));
  };

  return {
    filter,
    setFilter,
    isReading,
    thread: threads.find(({ id }) => id === openId),
    // The open conversation stays in the list, although it is read.
    shown: threads.filter(
      ({ id, unread }) => filter === 'all' || unread > 0 || id === openId,
    ),
    unread: threads.reduce((sum, { unread }) => sum + unread, 0),
    close: () => setReading(false),
    open: (id: string) => {
      setOpenId(id);
      setReading(true);
      change(id, () => ({ unread: 0 }));
    },
    // In a project, send the message here.
    send: (text: string) => add({ text }),
    changeVisit: (id: string, changes: Partial<Visit>) =>
      change(openId, ({ messages }) => ({
        messages: messages.map((one) =>
          one.id === id && one.visit
            ? { ...one, visit: { ...one.visit, ...changes } }
            : one,
        ),
      })),
  };
}

export type Conversations = ReturnType<typeof useMessages>;
