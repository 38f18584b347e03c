/**
 * The policy of edited code. The document is sandboxed, so its origin is opaque, yet `'self'` means the site: browsers
 * compare with the address the document came from (CSP 3 §2.3 "self-origin"; `editorSandbox.spec.ts` tests it). Code
 * arrives as inline scripts, which report the line of a syntax error; nothing needs `unsafe-eval`. Only the site's
 * scripts and images are loaded, no data is sent anywhere, and no frame is opened.
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
 * The directives that only a header can have: who may embed the document, and that it is sandboxed even when opened
 * directly.
 */
export const frameHeaderPolicy = `${framePolicy}; frame-ancestors 'self'; sandbox allow-scripts`;

/** Returns the page that runs edited code. The inlined `loader` loads `files`. */
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
