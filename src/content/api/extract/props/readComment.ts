import ts from '../typescript.js';
import { asComment, type Comment } from './asComment';

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
