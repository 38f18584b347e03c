import { scenarioNames } from '@/testing/ads/scenarios';
import { startAdServer } from '@/testing/ads/startAdServer';
import { readCommandLine } from './commandLine.mjs';
import { readPort } from './readPort.mjs';

const usage = `npm run ads    starts a local ad server and prints how to start the site with its ads

PORT changes the port, 3900.`;
readCommandLine({ command: 'npm run ads', usage });

/** `npm run ads`: starts a local ad server, for development of ads. */
const port = readPort(3900);
const { origin } = await startAdServer(port).catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Set PORT to another one.` : error.message);
  process.exit(1);
});
console.log(`The ad server answers at ${origin}/. Start the site with, for example:\n`);
for (const scenario of scenarioNames) {
  console.log(
    `  NEXT_PUBLIC_CARBON_SRC=${origin}/${scenario}/carbon.js NEXT_PUBLIC_ADS_JSON_URL=${origin}/${scenario}/ads.json npm run dev`,
  );
}
