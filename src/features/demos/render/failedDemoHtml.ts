import type { DocsProblem } from '@/model';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** What stands in the place of a demo that failed on the server; only its author ever sees it, in development. */
export function failedDemoHtml({ what, file, fix }: DocsProblem): string {
  return `<div role="alert" data-demo-failed><p>${escape(what)}</p><p>${escape(file)}</p><p>${escape(fix)}</p></div>`;
}
