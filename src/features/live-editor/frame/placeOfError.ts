/** URL scheme of the reader's files in stacks. */
const scheme = 'demo:///';

/** Returns the URL of a file's code in stacks. */
export function sourceName(file: string): string {
  return scheme + encodeURIComponent(file);
}

/** A line of the reader's files. */
export interface PlaceInFile {
  file: string;
  /** Line, from 1. */
  line: number;
}

/** Returns the innermost line of the reader's own code in a stack: that of an error, or React's component stack. */
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
 * Returns where the innermost component of a component stack is declared. React may name a component without a
 * position, and an error about what a component returned has no stack through its code.
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
