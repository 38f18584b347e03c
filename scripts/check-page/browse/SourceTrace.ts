import { SourceMap } from 'node:module';
import type { SourcePlace } from '../frame/showcase';

/** Matches a position in the bundle, in a stack trace. */
const bundled = /_check\/page\.js:(\d+):(\d+)/g;

/** Matches files of demos and pages in the source map, whose paths are relative to the bundle. */
const authored = /(?:docs-data\/|check-fence:).*$/;

/** Maps stack traces of the browser to lines in the files of demos and pages, by the source map of the bundle. */
export class SourceTrace {
  private map: SourceMap | undefined;

  /** `text` is the source map as JSON. It is parsed when the first stack trace is mapped. */
  constructor(private readonly text: string) {}

  /** Returns the innermost frame of a stack that is in an author's code, with line and column from 1. */
  placeOf(stack: string): SourcePlace | undefined {
    for (const [, line, column] of stack.matchAll(bundled)) {
      this.map ??= new SourceMap(JSON.parse(this.text));
      const entry = this.map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) continue;
      const [file] = authored.exec(entry.originalSource) ?? [];
      if (file) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
    return undefined;
  }
}
