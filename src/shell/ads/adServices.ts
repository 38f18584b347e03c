import type { environment } from '@/site';

type AdFacts = Pick<typeof environment, 'adNetworkScript' | 'remoteAdsUrl'>;

/** Names of the `<meta>` elements that tell a page where its ads come from. */
const adMetas = {
  networkScript: 'docs-ad-network',
  remoteUrl: 'docs-ad-service',
} as const;

/**
 * The ad services of a deployment, as `<meta>` elements of the document's head. They travel in the page and not in its
 * code, so that a test can give a page the services of its own without another build.
 */
export function listAdServices(facts: AdFacts): { name: string; content: string }[] {
  const metas = [
    { name: adMetas.networkScript, content: facts.adNetworkScript },
    { name: adMetas.remoteUrl, content: facts.remoteAdsUrl },
  ];
  return metas.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
}

/** What the head of this page says of ad services; nothing on the server. */
export function readAdServices(): { networkScript?: string; remoteUrl?: string } {
  if (typeof document === 'undefined') return {};
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
  return { networkScript: read(adMetas.networkScript), remoteUrl: read(adMetas.remoteUrl) };
}
