import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import config from '../../next.config';

// Nothing is compiled for the sake of these tests.
process.env.DOCS_CONTENT_COMPILED = 'yes';

it('leaves code in development as Fast Refresh needs it, and maps for its readers', async () => {
  const { experimental, output } = await config(PHASE_DEVELOPMENT_SERVER);
  expect(output).toBeUndefined();
  // Minified, every edit ended in a full reload.
  expect(experimental?.turbopackMinify).toBeUndefined();
  expect(experimental?.turbopackSourceMaps).toBeUndefined();
});

it('exports a build, minified for readers only', async () => {
  const { experimental, output } = await config(PHASE_PRODUCTION_BUILD);
  expect(output).toBe('export');
  expect(experimental).toMatchObject({
    cpus: 2,
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
  });
});

it('tells of the failing demos of all pages, not of those of the first one', async () => {
  const { experimental } = await config(PHASE_PRODUCTION_BUILD);
  expect(experimental?.prerenderEarlyExit).toBe(false);
});
