import type { MarkdownSource } from '../stages';
import { tokensOf } from './grammar';
import { readFenceInfo, type FenceInfo } from './passes/fenceInfo';

/** A fenced code block on a page. */
export interface Fence {
  info: FenceInfo;
  code: string;
  /** Line of the file on which the code starts. */
  line: number;
  /** Characters before each line of the code, from the list or quotation around it. */
  indent: number;
}

/** Lists every fence of a page, to check its code. */
export function listFences(source: Pick<MarkdownSource, 'body' | 'bodyLine'>): Fence[] {
  const { body, bodyLine } = source;
  const lines = body.split(/\r\n?|\n/);
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
