import fs from 'node:fs';
import { readCommandLine } from './commandLine.mjs';
import { provideDependencies } from './install.mjs';
import { readPort } from './readPort.mjs';
import { runProcess } from './runProcess.mjs';

const usage = `npm start                  installs what is missing, builds the site and serves it
npm start -- --no-build    serves the existing build

PORT and HOST change the address, http://127.0.0.1:3000/.`;

/** `npm start`: installs what is missing, builds the site, serves it (contract §1). */
const { options } = readCommandLine({ command: 'npm start', usage, options: ['--no-build'] });
// Before a build of minutes; the server reads it again, with the `.env` files.
readPort(3000);
process.env.NEXT_TELEMETRY_DISABLED = '1';
provideDependencies();

if (options.has('--no-build')) {
  const hasRelease = fs.existsSync('.data/releases') && fs.readdirSync('.data/releases').length > 0;
  if (!hasRelease && !fs.existsSync('out/.finished')) {
    console.error(
      'There is no finished build in out/. Run `npm start` without --no-build, or `npm run build`.',
    );
    process.exit(1);
  }
} else {
  const started = Date.now();
  console.log('Building the site …');
  const status = await runProcess('npm', ['run', '--silent', 'build']);
  if (status !== 0) {
    console.error(
      'The build failed: the message above says where. Fix it and run `npm start` again.',
    );
    process.exit(status);
  }
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

process.exit(await runProcess(process.execPath, ['--import', 'tsx', 'scripts/serve.ts']));
