/** Returns the HTML of a code block, with the compiler's markup, so that the same styles and listeners apply. */
export function codeBlockHtml(html: string, copy: string): string {
  return `<pre><code tabindex="0">${html}</code><button type="button" class="code-copy">${copy}</button></pre>`;
}
