/** What consoles and libraries write before a message that readers paste: `Uncaught Error: `, `Warning: `, `MUI: `. */
const consolePrefix =
  /^\s*(?:Uncaught )?(?:\(in promise\) )?(?:Module not found: )?[A-Z]\w*: (?=\S+ \S+)/;

/** The first sentence of a pasted message, of at least three words, before another one. */
const firstOfSentences = /^\s*(?:\S+\s+){2,}\S+?\.(?=\s+[A-Z]\S*(?:\s+\S+){2})/;

/** A pasted import of a module that has the name of what it exports, or a part of it: `DeleteIcon` from `Delete`. */
const defaultImport = /^\s*import\s+\w*?(\w+)\w*\s+from\s+['"]?([@\w./-]+\/\1)['"]?\s*;?\s*$/;

/** Pasted imports by name: `import { Rail, type RailProps } from '@rail/seats'`. */
const namedImports = /^\s*import\s+(?:type\s+)?\{([^{}]+)\}\s+from\s+\S+\s*$/;

/** A pasted selector of a class, in a state or with its rule: `&.RailSeat-root:hover {`. */
const classSelector =
  /^\s*['"`]?&?\s*(\.[A-Za-z]*[A-Z][A-Za-z]*-\w+)(?::[:\w()-]*)?['"`]?:?\s*\{?\s*$/;

/** A pasted element with two attributes or more: `<Rail seats={12} label="Car 3">`. With one, that may be what is asked. */
const element = /^\s*<([A-Z]\w*)(?:(?:[^<>]|=>)*?\s[\w-]+=(?!>)){2}/;

/** The path of a module in a package of icons: `@rail/icons/Seat`. */
const iconPath = /^\s*@[\w-]+\/[\w-]*icons[\w-]*\/(\w+)\s*$/;

/**
 * Returns what a pasted message says: its first sentence, without prefix. The rest explains it in more general words.
 * The import of a module says its path, that of names says the first of them, and the path of an icon asks for that
 * icon. A selector says its class, and an element with attributes its name. Other queries are returned unchanged.
 */
export function messageOf(written: string): string {
  const path = defaultImport.exec(written)?.[2];
  const icon = iconPath.exec(path ?? written)?.[1];
  if (icon) return `icon: ${icon}`;
  if (path) return path;
  const name = /(?:type\s+)?(\w+)/.exec(namedImports.exec(written)?.[1] ?? '')?.[1];
  if (name) return name;
  const className = classSelector.exec(written)?.[1];
  if (className) return className;
  const elementName = element.exec(written)?.[1];
  if (elementName) return elementName;
  const text = written.replace(consolePrefix, '');
  return firstOfSentences.exec(text)?.[0] ?? text;
}
