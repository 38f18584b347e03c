/** A box of ASCII art, from its line of `_` to its line of `‾`. */
const box = /^[ \t]*_{3,}[ \t]*\n(?:.*\n)*?[ \t]*‾{3,}[ \t]*$/gm;

/** Puts ASCII art in a comment into fences. Otherwise a line of `_` is a rule, and spaces collapse. */
export function fenceDrawings(markdown: string): string {
  return markdown.replace(box, (drawing) => `\`\`\`text\n${drawing}\n\`\`\``);
}
