import { format } from 'node:util';

/** Something that was written to the console. */
export interface Heard {
  /** Without its stack. */
  text: string;
  stack: string;
}

/** Runs something and returns what it wrote to the console as an error or a warning, each text once. */
export async function listenToConsole(work: () => Promise<void>): Promise<Heard[]> {
  const { error, warn } = console;
  const heard = new Map<string, Heard>();
  const listen = (...words: unknown[]) => {
    const stack = format(...words);
    const text = withoutStack(stack);
    if (!heard.has(text)) heard.set(text, { text, stack });
  };
  Object.assign(console, { error: listen, warn: listen });
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return [...heard.values()];
}

/** A complaint of React or a library without the components it names and without line breaks. */
export function withoutStack(text: string): string {
  return text
    .replace(/\n\s+at [^]*/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
