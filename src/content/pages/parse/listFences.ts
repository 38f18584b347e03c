import type { MarkdownSource } from '../stages';
import { tokensOf } from './grammar';
import { readFenceInfo, type FenceInfo } from './passes/fenceInfo';

/** A piece of fenced code on a page. */
export interface Fence {
  info: FenceInfo;
  code: string;
  /** Line of the file on which the code starts. */
  line: number;
  /** Characters before each line of the code: those of the list or quotation around it. */
  indent: number;
}

/** Every fence of a page, for checks of the code in it. */
export function listFences(source: Pick<MarkdownSource, 'body' | 'bodyLine'>): Fence[] {
  const { body, bodyLine } = source;
  const lines = body.split(/\r?\n/);
  return tokensOf(source)
    .filter((token) => token.type === 'fence')
    .map(({ info, content, map }) => {
      const first = (map?.[0] ?? 0) + 1;
      const indent = lines[first]?.indexOf(content.split('\n')[0] ?? '') ?? 0;
      return {
        info: readFenceInfo(info),
        code: content,
        line: bodyLine + first,
        indent: Math.max(0, indent),
      };
    });
}
