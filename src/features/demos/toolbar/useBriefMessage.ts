import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds for which the message is shown. */
const shownFor = 1200;

/** Returns the current message of a toolbar, and a function that shows a message for a moment. */
export function useBriefMessage<Message extends string>(): [
  Message | undefined,
  (message: Message) => void,
] {
  const [said, setSaid] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((message: Message) => {
    setSaid(message);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(undefined), shownFor);
  }, []);
  return [said, say];
}
