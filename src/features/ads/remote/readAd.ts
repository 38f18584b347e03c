import { cutText } from './cutText';

/** A validated ad of the remote service. */
export interface RemoteAdData {
  /** URL that the ad links to. */
  link: string;
  image?: string;
  /** At most 60 characters. */
  company: string;
  /** Untrusted HTML of at most 2,000 characters. */
  description: string;
  /** URLs to load when the ad is shown, ten at most. */
  pixels: string[];
}

/** Maximum length of the company's name, in characters: about two lines. */
const longestName = 60;

/** Maximum length of the description's HTML, in characters. */
const longestDescription = 2000;

/** Maximum number of tracking pixels per ad, including the impression. */
export const mostPixels = 10;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Returns the first ad with content and a link from the service's answer (spec §7), or undefined.
 * @param now Milliseconds since 1970, for answers without a timestamp.
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
    company: cutText(textOf(ad.company), longestName),
    description: description.slice(0, longestDescription),
    pixels: listPixels(ad, now),
  };
}

/**
 * Returns the URLs of the impression and the tracking pixels, ten at most. `pixel` holds several URLs in one string,
 * with a placeholder for the time.
 */
function listPixels({ statimp, pixel, timestamp }: Fields, now: number): string[] {
  const time = textOf(timestamp) || (typeof timestamp === 'number' ? timestamp : now);
  const addresses = [textOf(statimp), ...textOf(pixel).split('||')].flatMap(
    (address) => safeUrl(address.replaceAll('[timestamp]', String(time))) ?? [],
  );
  return [...new Set(addresses)].slice(0, mostPixels);
}

/** Returns an absolute URL of http or https; undefined for other values. Ad services send URLs without a protocol. */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim();
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
