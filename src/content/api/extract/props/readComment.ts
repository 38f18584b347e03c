import ts from '../typescript.js';

/** The content of a declaration's doc comment. */
export interface Comment {
  /** Markdown. */
  description: string;
  /** TypeScript source after `@default`. */
  default?: string;
  /** Reason after `@deprecated`; empty if none is given. */
  deprecated?: string;
  /** Whether the comment asks not to document the declaration. */
  isHidden: boolean;
  /** Descriptions of parameters by name. */
  parameters: Map<string, string>;
  returns: string;
  /** URL after `@see`. */
  see?: string;
}

/**
 * Shortens the comment of a CSS property to its syntax, or otherwise its first paragraph, and the link. Drops the
 * tables of browser support that `csstype` and its users append.
 */
export function withoutAppendix(comment: Comment): Comment {
  const paragraphs = comment.description.split(/\n\s*\n/);
  const first = paragraphs.find((text) => text.startsWith('**Syntax**')) ?? paragraphs[0];
  const { see } = comment;
  const link = see && URL.canParse(see) ? `[${new URL(see).hostname}](${see})` : '';
  return { ...comment, description: [first, link].filter(Boolean).join('\n\n') };
}

/** Reads the comment of the first declaration that has one. */
export function readComment(declarations: readonly ts.Node[] = []): Comment {
  for (const declaration of declarations) {
    const comment = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
    if (comment) return asComment(comment);
  }
  return { description: '', isHidden: false, parameters: new Map(), returns: '' };
}

function asComment(node: ts.JSDoc): Comment {
  const comment: Comment = {
    description: withoutLists(textOf(node.comment)),
    isHidden: false,
    parameters: new Map(),
    returns: '',
  };
  for (const tag of node.tags ?? []) readTag(tag, comment);
  return comment;
}

function readTag(tag: ts.JSDocTag, comment: Comment): void {
  const text = textOf(tag.comment);
  if (ts.isJSDocSeeTag(tag)) {
    comment.see = /https?:\/\/\S+/.exec(tag.getText())?.[0];
  } else if (ts.isJSDocParameterTag(tag)) {
    comment.parameters.set(tag.name.getText(), text.replace(/^-\s*/, ''));
  } else if (ts.isJSDocReturnTag(tag)) {
    comment.returns = text;
  } else {
    readPlainTag(tag.tagName.text, text, comment);
  }
}

function readPlainTag(name: string, text: string, comment: Comment): void {
  if (name === 'default' && text && text !== 'undefined') comment.default = text;
  if (name === 'deprecated') comment.deprecated = upperFirst(text);
  if (name === 'ignore' || name === 'internal') comment.isHidden = true;
}

/**
 * Returns the Markdown of a comment. Resolves its own kinds of links, `{@link address text}` and `[[Name]]`, reads
 * arguments that are listed as in tags, and drops notes of authors.
 */
function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
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

/** Code that ends twice, `` `size="small"`` ``, leaves one backtick over. */
function withCodeEnded(text: string): string {
  const isEven = (text.match(/`/g) ?? []).length % 2 === 0;
  return isEven ? text : text.replace(/(?<!`)`([^`\n]+)``(?!`)/, '`$1`');
}

/** Reasons begin sentences of ours. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function linkTo(target: string, words: string): string {
  return /^https?:/.test(target) ? `[${words}](${target})` : `\`${words}\``;
}

/** Drops the lists "Demos:" and "API:", which link to the package's own site. */
function withoutLists(text: string): string {
  return text.replace(/^(Demos|API):\s*\n(\s*\n)*(\s*-[^\n]*(\n|$))+/gm, '').trim();
}
