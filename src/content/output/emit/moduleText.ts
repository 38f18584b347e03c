/**
 * Returns the code of a generated module, whose default export is an object.
 * @param imports Statements at its start.
 * @param entries Members of the object, a line each.
 */
export function moduleText(imports: readonly string[], entries: readonly string[]): string {
  const body = entries.length > 0 ? `{\n${entries.join('\n')}\n}` : '{}';
  const head = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
  return `${head}export default ${body};\n`;
}
