import { safeUrl } from './safeUrl';

/** An ad of the remote service, checked. */
export interface RemoteAdData {
  /** Where the ad leads. */
  link: string;
  image?: string;
  company: string;
  /** HTML of a stranger. */
  description: string;
  /** Addresses to be loaded when the ad is shown. */
  pixels: string[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the first ad with content and a link out of the service's answer (spec §7). Undefined when it has none.
 * @param now Milliseconds since 1970, for services that give no timestamp.
 */
export function readAd(answer: unknown, now: number): RemoteAdData | undefined {
  const ads = (answer as { ads?: unknown } | null)?.ads;
  if (!Array.isArray(ads)) return undefined;
  for (const ad of ads as unknown[]) {
    const read = typeof ad === 'object' && ad !== null ? readOne(ad as Fields, now) : undefined;
    if (read) return read;
  }
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function readOne(ad: Fields, now: number): RemoteAdData | undefined {
  const link = safeUrl(ad.statlink);
  const description = textOf(ad.description);
  if (!link || !description) return undefined;
  return {
    link,
    image: safeUrl(ad.image),
    company: textOf(ad.company),
    description,
    pixels: listPixels(ad, now),
  };
}

/** The impression and the pixels; these are many in one text, with a place for the time. */
function listPixels({ statimp, pixel, timestamp }: Fields, now: number): string[] {
  const time = textOf(timestamp) || (typeof timestamp === 'number' ? timestamp : now);
  return [textOf(statimp), ...textOf(pixel).split('||')].flatMap(
    (address) => safeUrl(address.replaceAll('[timestamp]', String(time))) ?? [],
  );
}
