/** What consoles and libraries write before a message that readers paste: `Uncaught Error: `, `Warning: `, `MUI: `. */
const consolePrefix =
  /^\s*(?:Uncaught )?(?:\(in promise\) )?(?:Module not found: )?[A-Z]\w*: (?=\S+ \S+)/;

/** The first sentence of a pasted message, of at least three words, before another one. */
const firstOfSentences = /^\s*(?:\S+\s+){2,}\S+?\.(?=\s+[A-Z]\S*(?:\s+\S+){2})/;

/** A pasted import of a module that has the name of what it exports, or a part of it: `DeleteIcon` from `Delete`. */
const defaultImport = /^\s*import\s+\w*?(\w+)\w*\s+from\s+['"]?([@\w./-]+\/\1)['"]?\s*;?\s*$/;

/** The path of a module in a package of icons: `@rail/icons/Seat`. */
const iconPath = /^\s*@[\w-]+\/[\w-]*icons[\w-]*\/(\w+)\s*$/;

/**
 * Returns what a pasted message says: its first sentence, without prefix. The rest explains it in more general words.
 * An import statement says its path, and the path of an icon asks for that icon. Other queries are returned unchanged.
 */
export function messageOf(written: string): string {
  const path = defaultImport.exec(written)?.[2];
  const icon = iconPath.exec(path ?? written)?.[1];
  if (icon) return `icon: ${icon}`;
  if (path) return path;
  const text = written.replace(consolePrefix, '');
  return firstOfSentences.exec(text)?.[0] ?? text;
}
