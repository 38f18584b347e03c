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

/** Searches 200 ms after the last change of the text. */
export function useLakeSearch(text: string) {
  const [answer, setAnswer] = useState({ text: '', found: [] as string[] });

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

  return {
    found: text === '' ? [] : answer.found,
    loading: text !== '' && text !== answer.text,
  };
}
