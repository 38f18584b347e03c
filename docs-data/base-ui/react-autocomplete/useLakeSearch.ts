import { useEffect, useState } from 'react';
import { lakes } from './lakes';

/** Answers like a server: later, or never if the request is aborted. */
function searchLakes(text: string, signal: AbortSignal): Promise<string[]> {
  const query = text.toLowerCase();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(lakes.filter((lake) => lake.toLowerCase().includes(query)));
    }, 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

const none: string[] = [];

/** Searches 200 ms after the last change of the text. Until the answer arrives, there are no results. */
export function useLakeSearch(text: string) {
  const [answer, setAnswer] = useState({ text: '', found: none });

  useEffect(() => {
    if (text === '') return undefined;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const found = await searchLakes(text, request.signal);
      if (!request.signal.aborted) setAnswer({ text, found });
    }, 200);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);

  const isAnswered = text === answer.text;
  return {
    found: isAnswered ? answer.found : none,
    loading: text !== '' && !isAnswered,
  };
}
