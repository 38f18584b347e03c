/**
 * What edited code may do. The document is sandboxed, so its origin is opaque, yet `'self'` means the site: browsers
 * compare with the address the document came from (CSP 3 §2.3 "self-origin"; `editorSandbox.spec.ts` holds it). Code comes
 * in as inline scripts, which tell the line they cannot be read in; nothing needs `unsafe-eval`. Nothing but scripts of
 * the site and its pictures is fetched, no data is sent anywhere, and no frame is opened.
 */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * What only a header can say: who may frame the document, and that it is sandboxed even when somebody opens it by
 * itself.
 */
export const frameHeaderPolicy = `${framePolicy}; frame-ancestors 'self'; sandbox allow-scripts`;

/** The page that runs edited code. `loader` is the script that loads `files`, without which the page is nothing. */
export function frameHtml(loader: string, files: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
</head>
<body>
<div id="stage"></div>
<script data-files="${files.join(' ')}">${loader.trim()}</script>
</body>
</html>
`;
}
