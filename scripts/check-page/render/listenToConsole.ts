import { format } from 'node:util';

/** A message written to the console. */
export interface Heard {
  /** The message without its stack trace. */
  text: string;
  stack: string;
}

/** Runs `work` and returns the errors and warnings it wrote to the console, each text once. */
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

/** Returns a console message without its stack trace and line breaks. */
export function withoutStack(text: string): string {
  return text
    .replace(/\n\s+at [^]*/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
