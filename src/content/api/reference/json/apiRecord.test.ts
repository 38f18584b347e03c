import { chip, chipApi, useChip } from '../testing/docs';
import { apiFileOf, apiRecordOf } from './apiRecord';
import { apiRecordSchema, printApiSchema } from './apiSchema';

const siteUrl = 'https://docs.example';

it.each([chip, useChip, chipApi])('publishes $name in the form of its schema', (doc) => {
  const { url, content } = apiFileOf(doc, siteUrl);
  const record = apiRecordSchema.parse(JSON.parse(content));
  expect(record).toMatchObject({ kind: doc.kind, name: doc.name, imports: doc.imports });
  expect(record.url).toBe(siteUrl + doc.pathname);
  expect(url).toMatch(new RegExp(`^/api/${doc.productId}/[a-z-]+\\.json$`));
});

it('names the page of inherited props by its absolute address', () => {
  const record = apiRecordOf(chip, siteUrl);
  if (record.kind !== 'component') throw new Error(`a component became a ${record.kind}`);
  expect(record.inherited.map(({ from, url }) => [from, url])).toEqual(
    chip.inherited.map(({ from, pathname }) => [from, pathname && siteUrl + pathname]),
  );
  expect(JSON.stringify(record)).not.toContain('"pathname"');
});

it('publishes a schema with its own id and the required fields of every record', () => {
  const schema = JSON.parse(printApiSchema(`${siteUrl}/api/schema.json`)) as {
    $id: string;
    oneOf: { required: string[]; properties: { kind: { const: string } } }[];
  };
  expect(schema.$id).toBe(`${siteUrl}/api/schema.json`);
  expect(schema.oneOf.map(({ properties }) => properties.kind.const)).toEqual([
    'component',
    'hook',
    'interface',
  ]);
  for (const { required } of schema.oneOf) {
    expect(required).toEqual(expect.arrayContaining(['name', 'product', 'imports', 'url']));
  }
});
