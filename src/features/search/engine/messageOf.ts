/** What consoles and libraries write before a message that readers paste: `Uncaught Error: `, `Warning: `, `MUI: `. */
const consolePrefix =
  /^\s*(?:Uncaught )?(?:\(in promise\) )?(?:Module not found: )?[A-Z]\w*: (?=\S+ \S+)/;

/** The first sentence of a pasted message, of at least three words, before another one. */
const firstOfSentences = /^\s*(?:\S+\s+){2,}\S+?\.(?=\s+[A-Z]\S*(?:\s+\S+){2})/;

/**
 * Returns what a pasted message says: its first sentence, without prefix. The rest explains it in more general words.
 * Other queries are returned unchanged.
 */
export function messageOf(written: string): string {
  const text = written.replace(consolePrefix, '');
  return firstOfSentences.exec(text)?.[0] ?? text;
}
