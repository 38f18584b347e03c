import { apiRecordUrl, apiSchemaUrl, type ApiDoc } from '@/model';
import type { PublicFile } from '@/content/pages';
import type { ApiRecord } from './apiSchema';

/** Makes an address of this site absolute. */
const whole = (siteUrl: string, pathname: string) => siteUrl + pathname;

/**
 * Returns what the types tell about an export, for programs: the same facts as on its page, with absolute addresses.
 * @param siteUrl Origin of the site, without a slash at the end.
 */
export function apiRecordOf(doc: ApiDoc, siteUrl: string): ApiRecord {
  const { productId, pathname, ...facts } = doc;
  const shared = {
    $schema: whole(siteUrl, apiSchemaUrl),
    product: productId,
    url: whole(siteUrl, pathname),
  };
  if (facts.kind !== 'component') return { ...shared, ...facts };
  const inherited = facts.inherited.map(({ from, pathname: at, props }) => ({
    from,
    ...(at && { url: whole(siteUrl, at) }),
    props,
  }));
  return { ...shared, ...facts, inherited };
}

/** Returns the public JSON file of a record. */
export function apiFileOf(doc: ApiDoc, siteUrl: string): PublicFile {
  const content = `${JSON.stringify(apiRecordOf(doc, siteUrl))}\n`;
  return { url: apiRecordUrl(doc), content };
}
