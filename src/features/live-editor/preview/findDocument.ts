import { editorFrameUrl } from '@/model';
import { fetchFromSite, type NoFile } from './siteFiles';

/**
 * Finds out why the frame's document did not load: it is missing, or there is a `copy` on this device, which the
 * service worker serves to documents of the site only. `wait` means that the site responds. A copy is `unsafe` if its
 * headers do not sandbox it: it would have the origin of the site.
 */
export async function findDocument(
  signal: AbortSignal,
): Promise<NoFile | 'copy' | 'unsafe' | 'wait'> {
  const response = await fetchFromSite(editorFrameUrl, signal);
  if (typeof response === 'string') return response;
  if (!navigator.serviceWorker?.controller) return 'wait';
  return isSandboxed(response.headers.get('content-security-policy')) ? 'copy' : 'unsafe';
}

/**
 * Whether a document that came with these policies has no origin (HTML §7.1.6): one of them has a `sandbox` without
 * `allow-same-origin`. Policies are separated by commas; of two directives with one name the first counts.
 */
export function isSandboxed(policies: string | null): boolean {
  return (policies ?? '').split(',').some((policy) => {
    const directives = policy.split(';').map((one) => one.trim().toLowerCase().split(/\s+/));
    const sandbox = directives.find(([name]) => name === 'sandbox');
    return sandbox !== undefined && !sandbox.includes('allow-same-origin');
  });
}
