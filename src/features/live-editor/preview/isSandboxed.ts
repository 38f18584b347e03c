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
