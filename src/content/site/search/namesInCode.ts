/** Text between tags. A function's arrow is no tag. */
const jsxText = /(?<!=)>[^<>{}]*<(?=\/)/g;

const keywords =
  /\b(?:as|async|await|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|implements|import|interface|let|new|null|return|satisfies|switch|this|throw|true|try|type|typeof|undefined|void|while)\b/g;

/**
 * Returns the code of a section without the text of elements, which is sample content, and without keywords, which are
 * in all code. What is left are names and literals, such as the paths of imports.
 */
export function namesInCode(code: string): string {
  return code.replace(jsxText, '> <').replace(keywords, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the names in camel case, which code of earlier versions is searched for. They are in lower case, so that the
 * words that they consist of aren't found.
 */
export function identifiersIn(code: string): string {
  return (code.match(/\b\w*[a-z][A-Z]\w*\b/g) ?? []).join(' ').toLowerCase();
}
