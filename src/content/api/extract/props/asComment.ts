import { capitalize } from '@/model/capitalize';
import ts from '../typescript.js';
import { commentText } from './commentText';

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

/** Reads the text and the tags of one doc comment. */
export function asComment(node: ts.JSDoc): Comment {
  const comment: Comment = {
    description: withoutLists(commentText(node.comment)),
    isHidden: false,
    parameters: new Map(),
    returns: '',
  };
  for (const tag of node.tags ?? []) readTag(tag, comment);
  return comment;
}

function readTag(tag: ts.JSDocTag, comment: Comment): void {
  const text = commentText(tag.comment);
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
  // Reasons begin sentences of ours.
  if (name === 'deprecated') comment.deprecated = capitalize(text);
  if (name === 'ignore' || name === 'internal') comment.isHidden = true;
}

/** Drops the lists "Demos:" and "API:", which link to the package's own site. */
function withoutLists(text: string): string {
  return text.replace(/^(Demos|API):\s*\n(\s*\n)*(\s*-[^\n]*(\n|$))+/gm, '').trim();
}
