import { format } from 'node:util';

/** Runs something and returns what it wrote to the console as an error or a warning, each text without its stack. */
export async function listenToConsole(work: () => Promise<void>): Promise<string[]> {
  const { error, warn } = console;
  const heard: string[] = [];
  const listen = (...words: unknown[]) => void heard.push(withoutStack(format(...words)));
  Object.assign(console, { error: listen, warn: listen });
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return [...new Set(heard)];
}

/** A complaint of React or a library without the components it names and without line breaks. */
export function withoutStack(text: string): string {
  return text
    .split(/\n\s+at /)[0]!
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
