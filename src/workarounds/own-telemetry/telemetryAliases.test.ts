import { createRequire } from 'node:module';
import { telemetryAliases } from './telemetryAliases';

afterEach(() => {
  delete process.env.DOCS_WORKAROUNDS_OFF;
});

it("leads to Next's own copy, unless that is turned off", () => {
  const [copy = ''] = Object.values(telemetryAliases());
  expect(createRequire(__filename).resolve(copy)).toMatch(/next\/dist\/compiled/);
  process.env.DOCS_WORKAROUNDS_OFF = 'own-telemetry';
  expect(telemetryAliases()).toEqual({});
});
