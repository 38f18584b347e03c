import type { ModulePackages } from '@/model';
import { createProject } from './createProject';
import { requestFor } from './fixture';
import { withImports } from './withImports';

const table: ModulePackages = {
  '@demo/charts': { needed: { '@demo/charts': '7.0.0', 'd3-shape': '3.2.0' }, types: {} },
  '@demo/dates': { needed: { '@demo/dates': '7.1.0' }, types: {} },
  '@demo/dates/AdapterA': {
    needed: { '@demo/dates': '7.1.0', 'lib-a': '1.0.0' },
    types: { '@types/lib-a': '1.0.1' },
  },
  '@demo/ui': { needed: { '@demo/ui': '9.9.9' }, types: {} },
};

const answer = jest.fn<Promise<Partial<Response>>, []>();

beforeEach(() => {
  globalThis.fetch = answer as unknown as typeof fetch;
  answer.mockReset();
});

function edited(code: string) {
  const request = requestFor('TS');
  const [own, ...others] = request.variant.files;
  return { ...request, variant: { ...request.variant, files: [{ ...own!, code }, ...others] } };
}

const added = `import { Chart } from '@demo/charts/Chart';
import { A } from '@demo/dates/AdapterA';
import stranger from 'stranger/deep';
import '@demo/ui/Button';
import { near } from './near';`;

// The list is remembered once it came, so the order of these tests matters.
it('requests nothing when the code is unchanged', async () => {
  const request = requestFor('TS');
  expect(await withImports(request)).toBe(request);
  expect(answer).not.toHaveBeenCalled();
});

it('uses the latest versions when the list cannot be fetched, except for what the demo needs', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { variant } = await withImports(edited(added));
  expect(variant.packages?.needed).toEqual({
    '@demo/charts': 'latest',
    '@demo/dates': 'latest',
    '@demo/ui': '2.0.0',
    '@emotion/react': '11.0.0',
    react: '18.3.1',
    stranger: 'latest',
  });
});

it('adds what edits import, with peers and types, in the documented versions', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 404, statusText: 'Not Found' });
  await withImports(edited(added));
  answer.mockResolvedValueOnce({ ok: true, json: async () => table });
  const { dependencies, devDependencies } = JSON.parse(
    createProject(await withImports(edited(added)))['package.json'] ?? '',
  );
  expect(dependencies).toMatchObject({
    '@demo/charts': '7.0.0',
    '@demo/dates': '7.1.0',
    '@demo/ui': '2.0.0',
    'd3-shape': '3.2.0',
    'lib-a': '1.0.0',
    stranger: 'latest',
  });
  expect(devDependencies).toHaveProperty(['@types/lib-a'], '1.0.1');
  await withImports(edited(added));
  expect(answer).toHaveBeenCalledTimes(2);
});
