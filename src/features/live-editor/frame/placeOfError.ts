/** Scheme of the names by which the browser knows the reader's files. */
const scheme = 'demo:///';

/** The name under which a file's code appears in the browser's traces. */
export function sourceName(file: string): string {
  return scheme + encodeURIComponent(file);
}

/** A line of the reader's files. */
export interface PlaceInFile {
  file: string;
  /** From 1. */
  line: number;
}

/** The innermost line of the reader's own code in a trace: of an error, or of the components around one. */
export function placeOfError(trace: string | undefined): PlaceInFile | undefined {
  const match = /demo:\/\/\/([^\s():]+):(\d+)/.exec(trace ?? '');
  if (!match) return undefined;
  const [, file = '', line] = match;
  try {
    return { file: decodeURIComponent(file), line: Number(line) };
  } catch {
    return undefined;
  }
}

/**
 * Where the innermost component of a trace is declared. React often knows a component by its name only, and an error
 * about what it returned has no trace through its code.
 */
export function placeOfComponent(
  trace: string,
  files: readonly { name: string; code: string }[],
): PlaceInFile | undefined {
  for (const [, component = ''] of trace.matchAll(/^\s*at ([A-Za-z_$][\w$]*)/gm)) {
    const declared = new RegExp(
      `\\b(?:function|const|class)\\s+${component.replaceAll('$', '\\$')}\\b`,
    );
    for (const { name, code } of files) {
      const at = code.search(declared);
      if (at >= 0) return { file: name, line: code.slice(0, at).split('\n').length };
    }
  }
  return undefined;
}
