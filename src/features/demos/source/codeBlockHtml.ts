/** A block of highlighted code as the compiler writes those of prose, so that the same styles and listeners serve it. */
export function codeBlockHtml(html: string, copy: string): string {
  return `<pre><code tabindex="0">${html}</code><button type="button" class="code-copy">${copy}</button></pre>`;
}
