import type { environment } from '@/site';

type AdFacts = Pick<typeof environment, 'adNetworkScript' | 'remoteAdsUrl'>;

/** Names of the `<meta>` elements with the URLs of ad services. */
const adMetas = {
  networkScript: 'docs-ad-network',
  remoteUrl: 'docs-ad-service',
} as const;

/**
 * Returns the ad services of a deployment as `<meta>` elements for the document's head. They are part of the page
 * instead of its code, so that tests can change them without another build.
 */
export function listAdServices(facts: AdFacts): { name: string; content: string }[] {
  const metas = [
    { name: adMetas.networkScript, content: facts.adNetworkScript },
    { name: adMetas.remoteUrl, content: facts.remoteAdsUrl },
  ];
  return metas.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
}

/** Reads the URLs of the ad services from the head of the page. Returns an empty object on the server. */
export function readAdServices(): { networkScript?: string; remoteUrl?: string } {
  if (typeof document === 'undefined') return {};
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
  return { networkScript: read(adMetas.networkScript), remoteUrl: read(adMetas.remoteUrl) };
}
