import { cutText } from './cutText';

/** An ad of the remote service, checked. */
export interface RemoteAdData {
  /** Where the ad leads. */
  link: string;
  image?: string;
  /** At most 60 characters. */
  company: string;
  /** HTML of a stranger, of at most 2,000 characters. */
  description: string;
  /** Addresses to be loaded when the ad is shown, ten at most. */
  pixels: string[];
}

/** Characters of a company's name that are shown: about two lines. */
const longestName = 60;

/** Characters of a description's HTML that are read. */
const longestDescription = 2000;

/** Requests that tell an ad's services of it; the impression is one of them. */
export const mostPixels = 10;

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
    company: cutText(textOf(ad.company), longestName),
    description: description.slice(0, longestDescription),
    pixels: listPixels(ad, now),
  };
}

/** The impression and the pixels, ten at most; these are many in one text, with a place for the time. */
function listPixels({ statimp, pixel, timestamp }: Fields, now: number): string[] {
  const time = textOf(timestamp) || (typeof timestamp === 'number' ? timestamp : now);
  const addresses = [textOf(statimp), ...textOf(pixel).split('||')].flatMap(
    (address) => safeUrl(address.replaceAll('[timestamp]', String(time))) ?? [],
  );
  return [...new Set(addresses)].slice(0, mostPixels);
}

/** An address of http or https, absolute; undefined for anything else. Ad services send addresses without protocol. */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim();
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
