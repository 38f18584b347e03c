import type { SyntaxNodeRef } from '@lezer/common';

const imported = new Set(['ImportStatement', 'CharsetStatement', 'NamespaceStatement']);

/** Returns what is wrong with a piece of a demo's style sheet, and the fix; undefined if nothing is. */
export function explainCssProblem(code: string, { name, from, to }: SyntaxNodeRef) {
  const text = code.slice(from, to);
  if (imported.has(name)) {
    return {
      what: `A demo's style sheet cannot use \`${text.split(/\s/)[0]}\`.`,
      fix: 'Import each style sheet in the demo itself.',
    };
  }
  const [rule] = (name === 'AtRule' && /^@(page|view-transition)\b/i.exec(text)) || [];
  if (rule) {
    return {
      what: `\`${rule}\` is about the whole page, which is not part of the demo: it would be lost.`,
      fix: 'Remove it.',
    };
  }
  const reachesOut =
    (name === 'TagName' && /^(html|body)$/i.test(text)) ||
    (name === 'PseudoClassName' && /^(root|host)$/i.test(text));
  if (reachesOut) {
    return {
      what: `\`${text}\` is not part of the demo: its styles would be lost.`,
      fix: 'Select an element of the demo, by a class of its own.',
    };
  }
  return name === '\u26A0'
    ? { what: 'The style sheet is not valid CSS.', fix: 'Fix the syntax.' }
    : undefined;
}
