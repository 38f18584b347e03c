import fs from 'node:fs';
import { apiIndexUrl, apiSchemaUrl } from '@/model';
import { environment } from '@/site';
import { apiRecordSchema } from '@/content/api/reference/json/apiSchema';
import { listExportedPages } from './exportedSite';
import { expect, test } from './reader';

const read = (url: string): unknown => JSON.parse(fs.readFileSync(`out${url}`, 'utf8'));

const { records } = read(apiIndexUrl) as { records: { name: string; url: string }[] };
const pathOf = (url: string) => url.slice(environment.siteUrl.length);

test('each component, hook and interface of the reference is published as its schema says', () => {
  expect(records.length).toBeGreaterThan(500);
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
  const pages = new Set(listExportedPages());
  for (const { name, url } of records) {
    const parsed = apiRecordSchema.safeParse(read(pathOf(url)));
    expect(parsed.error?.issues, url).toBeUndefined();
    expect(parsed.data?.name).toBe(name);
    expect(pages, url).toContain(pathOf(parsed.data?.url ?? '').replace(/#.*$/, ''));
  }
});

test('nothing is published next to what the list names', () => {
  const files = fs.readdirSync('out/api', { recursive: true, encoding: 'utf8' });
  const urls = files.filter((file) => file.endsWith('.json')).map((file) => `/api/${file}`);
  const named = [...records.map(({ url }) => pathOf(url)), apiIndexUrl, apiSchemaUrl];
  expect(urls.sort()).toEqual(named.sort());
});

test('the list, the schema and a record are served as JSON', async ({ request }) => {
  for (const url of [apiIndexUrl, apiSchemaUrl, '/api/material-ui/button.json']) {
    const response = await request.get(url);
    expect(response.headers()['content-type'], url).toContain('application/json');
    expect(await response.json(), url).toHaveProperty('$schema');
  }
});
