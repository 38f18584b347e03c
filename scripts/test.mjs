import { spawnSync } from 'node:child_process';
import { provideDependencies } from './install.mjs';

/** `npm test`: installs what is missing, then runs everything CI runs (contract §1). */
process.env.NEXT_TELEMETRY_DISABLED = '1';
provideDependencies();
const check = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/check.ts', ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
process.exit(check.status ?? 1);
