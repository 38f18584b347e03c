/** A box drawn with characters, from its line of `_` to its line of `‾`. */
const box = /^[ \t]*_{3,}[ \t]*\n(?:.*\n)*?[ \t]*‾{3,}[ \t]*$/gm;

/** Puts what a comment draws into fences: without them a line of `_` is a rule, and blanks are lost. */
export function fenceDrawings(markdown: string): string {
  return markdown.replace(box, (drawing) => `\`\`\`text\n${drawing}\n\`\`\``);
}
