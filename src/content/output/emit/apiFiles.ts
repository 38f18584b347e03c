import { apiIndexUrl, apiRecordUrl, apiSchemaUrl } from '@/model';
import { printApiSchema } from '@/content/api';
import type { PageSummary, OutputFile } from '@/content/pages';
import type { EmitInput } from './emitInput';

/**
 * Returns the files that programs need besides the records of the reference: their list and their schema; none without
 * records.
 */
export function apiFiles({ site, pages }: EmitInput): OutputFile[] {
  const records = pages.flatMap((page) => listRecords(page, site.siteUrl));
  if (records.length === 0) return [];
  const index = { $schema: site.siteUrl + apiSchemaUrl, records };
  return [
    { file: `public${apiIndexUrl}`, content: `${JSON.stringify(index)}\n` },
    { file: `public${apiSchemaUrl}`, content: printApiSchema(site.siteUrl + apiSchemaUrl) },
  ];
}

function listRecords({ productId, reference = [] }: PageSummary, siteUrl: string) {
  return reference.map(({ name, kind, deprecated, plan }) => ({
    ...{ name, kind, product: productId },
    ...(deprecated && { deprecated }),
    ...(plan && { plan }),
    url: siteUrl + apiRecordUrl({ productId, name }),
  }));
}
