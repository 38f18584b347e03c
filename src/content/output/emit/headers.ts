import { editorFrameUrl } from '@/model';
import { frameHeaderPolicy } from '@/content/packages/editor-packs';

/** The policy of files other than pages, when opened directly or run as workers. */
const filePolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Folders with files that pages load. They get a short policy, because the one of pages adds 2 KB to every response.
 */
const fileFolders = [
  '_next',
  '_api',
  'api',
  '_demos',
  '_navigation',
  '_search',
  '_icons',
  '_editor/packs',
  'static',
];

/** Folders whose file names contain a hash of the content. */
const hashedFolders = ['_next/static', 'static/fonts', '_editor/packs', '_icons'];

/** Browser features that neither pages nor demos use. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
].map((feature) => `${feature}=()`);

/**
 * Headers by path; if two rules set the same header, the later one wins. The build adds the policy of pages to the
 * first rule (`scripts/afterBuild/writePolicy.ts`).
 */
export const headers = [
  rule('/*', {
    // Revalidated each time and answered with 304 if unchanged, so that readers get new pages right after a deploy.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': refusedFeatures.join(', '),
  }),
  ...fileFolders.map((folder) => rule(`/${folder}/*`, { 'Content-Security-Policy': filePolicy })),
  ...hashedFolders.map((folder) =>
    rule(`/${folder}/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ),
  // Demos in online sandboxes load their pictures from here; some sandboxes block files without this header.
  rule('/static/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  rule('/sw.js', { 'Cache-Control': 'no-cache' }),
  rule(editorFrameUrl, { 'Content-Security-Policy': frameHeaderPolicy }),
].join('\n');

function rule(pattern: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
