import { listFences } from '@/content/pages/parse';
import { readPage, type PageFile } from '@/content/pages';

/** A fence that default-exports a component, which can be mounted without props. */
export interface FenceComponent {
  /** Pathname of the page. */
  pathname: string;
  /** The markdown file. */
  file: string;
  /** Line of the file on which the code starts. */
  line: number;
  language: string;
  code: string;
}

const component =
  /^export default (?:async )?function ([A-Z]\w*)\s*(?:<[^(]*>)?\(\s*(\)?)|^export default ([A-Z]\w*);?$/m;

/** Matches components that render a whole document, as in frameworks. They cannot be mounted inside another. */
const ofDocument = /<html\b|<Html\b|from 'next\//;

/** Lists the `tsx` and `jsx` fences of a page whose default export is a component without props. */
export function listFenceComponents(root: string, page: PageFile): FenceComponent[] {
  return listFences(readPage(root, page)).flatMap(({ info, code, line }) => {
    const isCode = ['tsx', 'jsx'].includes(info.language) && !info.nocheck;
    if (!isCode || !isMountable(code)) return [];
    const { pathname, file } = page;
    return [{ pathname, file, line, language: info.language, code }];
  });
}

/** Whether the default export of the code is a component that takes no props. */
function isMountable(code: string): boolean {
  if (ofDocument.test(code) || !/<[A-Za-z>]/.test(code)) return false;
  const [, named, closed, reference] = component.exec(code) ?? [];
  if (named) return closed === ')';
  if (!reference) return false;
  const declared = new RegExp(
    `(?:function ${reference}\\s*|const ${reference}\\s*=\\s*)\\(\\s*\\)`,
  );
  return declared.test(code);
}
