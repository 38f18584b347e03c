import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import config from '../../next.config';

// Keeps the configuration from compiling the content.
process.env.DOCS_CONTENT_COMPILED = 'yes';

it('does not minify code in development, because of Fast Refresh, and has source maps', async () => {
  const { experimental, output } = await config(PHASE_DEVELOPMENT_SERVER);
  expect(output).toBeUndefined();
  // With minified code, every edit would cause a full reload.
  expect(experimental?.turbopackMinify).toBeUndefined();
  expect(experimental?.turbopackSourceMaps).toBeUndefined();
});

it('exports a build, with minified code for browsers only', async () => {
  const { experimental, output } = await config(PHASE_PRODUCTION_BUILD);
  expect(output).toBe('export');
  expect(experimental).toMatchObject({
    cpus: 2,
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
  });
});

it('reports the failing demos of all pages, not only of the first one', async () => {
  const { experimental } = await config(PHASE_PRODUCTION_BUILD);
  expect(experimental?.prerenderEarlyExit).toBe(false);
});
