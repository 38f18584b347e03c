import ts from '../typescript.js';

/**
 * Returns the Markdown of a comment. Resolves its own kinds of links, `{@link address text}` and `[[Name]]`, reads
 * arguments that are listed as in tags, and drops notes of authors.
 */
export function commentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const written = ts.getTextOfJSDocComment(comment) ?? '';
  const text = written
    .replace(/\{@link\s+(\S+?)\s*\}/g, (_, target: string) => linkTo(target, target))
    .replace(/\{@link\s+(\S+)\s+([^}]+?)\s*\}/g, (_, target: string, words: string) =>
      linkTo(target, words.replace(/^\|\s*/, '')),
    )
    .replace(/\[\[([^[\]]+)\]\]/g, '`$1`')
    .replace(/^TODO\b.*$/gm, '')
    .replace(/^(\s*-\s+)\{([^{}\n]+)\}\s+(\w+)\s+/gm, '$1`$3` (`$2`): ')
    .trim();
  return withCodeEnded(text);
}

/** Removes the surplus backtick of code that ends twice, `` `size="small"`` ``. */
function withCodeEnded(text: string): string {
  const isEven = (text.match(/`/g) ?? []).length % 2 === 0;
  return isEven ? text : text.replace(/(?<!`)`([^`\n]+)``(?!`)/, '`$1`');
}

function linkTo(target: string, words: string): string {
  return /^https?:/.test(target) ? `[${words}](${target})` : `\`${words}\``;
}
