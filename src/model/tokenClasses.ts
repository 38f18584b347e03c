import { tagHighlighter, tags as t } from '@lezer/highlight';
import { codeClasses } from './codeClasses';

/**
 * Assigns classes to syntax nodes. Brackets, commas and plain names get none: they have the color of the text, and
 * every span costs bytes on every page.
 */
export const tokenClasses = tagHighlighter([
  {
    tag: [t.keyword, t.operatorKeyword, t.modifier, t.self, t.null, t.bool, t.atom, t.meta],
    class: codeClasses.keyword,
  },
  {
    tag: [t.string, t.special(t.string), t.regexp, t.escape, t.url, t.attributeValue, t.monospace],
    class: codeClasses.string,
  },
  { tag: [t.number, t.unit, t.color], class: codeClasses.number },
  { tag: [t.comment, t.quote], class: codeClasses.comment },
  {
    tag: [t.function(t.variableName), t.function(t.propertyName), t.macroName],
    class: codeClasses.function,
  },
  { tag: [t.typeName, t.className, t.namespace], class: codeClasses.type },
  {
    tag: [t.propertyName, t.labelName, t.link, t.definition(t.propertyName)],
    class: codeClasses.property,
  },
  { tag: [t.tagName, t.heading], class: codeClasses.tag },
  { tag: t.attributeName, class: codeClasses.attribute },
  {
    tag: [t.operator, t.derefOperator, t.angleBracket, t.processingInstruction],
    class: codeClasses.punctuation,
  },
]);
