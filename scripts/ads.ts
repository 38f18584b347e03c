import { scenarioNames } from '@/testing/ads/scenarios';
import { startAdServer } from '@/testing/ads/startAdServer';

/** `npm run ads`: starts a local ad server, for development of ads. */
const { origin } = await startAdServer(Number(process.env.PORT ?? 3900));
console.log(`The ad server answers at ${origin}/. Start the site with, for example:\n`);
for (const scenario of scenarioNames) {
  console.log(
    `  NEXT_PUBLIC_CARBON_SRC=${origin}/${scenario}/carbon.js NEXT_PUBLIC_ADS_JSON_URL=${origin}/${scenario}/ads.json npm run dev`,
  );
}
