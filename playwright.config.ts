import { defineConfig } from '@playwright/test';
import { engine } from './src/testing/e2e/browsers';

const port = Number(process.env.PORT ?? 3100);

/** Browser tests on the exported site, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'src/testing/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // On a shared machine a browser is starved now and then. A test that needs its second try is named at the end, as
  // flaky, and is to be fixed.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: engine,
    serviceWorkers: 'block',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts`,
    env: { PORT: String(port), FEEDBACK_FILE: 'test-results/feedback.jsonl' },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
