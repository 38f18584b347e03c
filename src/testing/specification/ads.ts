import type { Rule } from './rule';

const unit = 'src/features/ads/ads.test.tsx';
const choice = 'src/features/ads/chooseAd.node.test.ts';
const place = 'src/features/ads/place/place.test.tsx';
const remote = 'src/features/ads/remote/remote.node.test.ts';
const browser = 'src/testing/e2e/ads.spec.ts';
const belowDemos = 'src/testing/e2e/demoAds.spec.ts';
const size = 'src/testing/e2e/adSize.spec.ts';

/** What the specification says of ads. */
export const adRules: readonly Rule[] = [
  {
    section: '3 Ad object',
    holds: 'name, link, picture, description, powered by, label',
    tests: {
      [unit]: ['shows an ad of our own at once, as a picture with a text'],
      [choice]: ['labels tell ads apart, and nothing is called shown before it is'],
    },
  },
  {
    section: '3 Remote ad response',
    holds: 'its fields are read, pixels split and stamped with the time',
    tests: {
      [remote]: [
        'reads the fields of the spec',
        'takes the first ad with content and a link, and the time where none is given',
      ],
    },
  },
  {
    section: '3 Config objects',
    holds: 'GADisplayRatio is 0.1',
    tests: { [unit]: ['is told of after 2500 ms, on one page of ten'] },
  },
  {
    section: '3 In-house ads',
    holds: 'there are five, each as likely as the others',
    tests: { [choice]: ['has five ads of our own', 'reaches each of ours, evenly'] },
  },
  {
    section: '4 Ad placement',
    holds: 'looks every 500 ms, 30 times at most',
    tests: {
      [unit]: [
        'takes the network’s ad when it comes late, and looks thirty times at most',
        'looks no more after thirty times',
      ],
      [choice]: ['waits for the network’s ad and shows it'],
    },
  },
  {
    section: '4 Ad placement',
    holds: 'a blocker is assumed after more than 6 looks; then 20 % message, else an in-house ad',
    tests: {
      [unit]: [
        'assumes a blocker after more than six looks',
        'asks one blocker of five for help, until told not to',
      ],
      [browser]: ['a network that is blocked: readers are asked now and then, and may say no'],
    },
  },
  {
    section: '4 Ad placement',
    holds: 'a fallback backers link is replaced by in-house ads with the marker',
    tests: {
      [unit]: ['shows ours, marked, in place of the network’s fallback'],
      [choice]: ['marks ads in place of the network’s fallback'],
      [browser]: ['the network’s fallback is replaced by an ad of ours'],
    },
  },
  {
    section: '4 Ad placement',
    holds: 'crawlers get an empty placeholder',
    tests: {
      [unit]: ['crawlers find an empty place and no script'],
      [browser]: ['crawlers find the place empty'],
      [size]: ['crawlers see nothing in its place'],
    },
  },
  {
    section: '4 Ad placement',
    holds: 'an error hides the ad and logs a crash',
    tests: {
      [unit]: ['an ad that fails is gone, and analytics learns of it'],
      [size]: ['an ad that crashed leaves nothing to be seen'],
    },
  },
  {
    section: '4 Ad placement',
    holds: 'one page load of five has inline ads, the others pictures',
    tests: { [unit]: ['shows it without a picture on one page load of five'] },
  },
  {
    section: '4 Ad placement',
    holds: 'the display event comes after 2500 ms',
    tests: {
      [unit]: [
        'is told of after 2500 ms, on one page of ten',
        'is not told of on the others, nor when the reader leaves sooner',
      ],
    },
  },
  {
    section: '2 Page elements',
    holds: 'the ad stands after the description',
    tests: {
      [place]: ['is after the description, or after the tabs'],
      [browser]: [
        'without services an ad of ours stands after the description, and nobody else is asked',
      ],
    },
  },
  {
    section: '7 Ad service',
    holds: 'GET of the JSON, again until content and link are there, 10 times at most',
    tests: {
      [remote]: [
        'asks until there is an ad',
        'asks ten times at most',
        'gives up after five seconds',
      ],
      [belowDemos]: ['a remote service is not asked before the reader opens the code'],
    },
  },
  {
    section: '7 Ad service',
    holds: 'a failure yields no ad; impression pixels are hidden images',
    tests: {
      [belowDemos]: [
        'yields no ad below a demo, and nothing moves',
        'below a demo whose code was opened stands the ad of a',
      ],
    },
  },
  {
    section: '7 Carbon script',
    holds: 'the script is injected, and again on the next page',
    tests: {
      [unit]: ['takes the script and the ad away with the page'],
      [browser]: ['the next page has an ad of its own'],
    },
  },
  {
    section: '9 Ads',
    holds: 'heights 142 and 126, margin of 3 units, pictures of 130×100',
    tests: {
      [browser]: [
        'on small screens its place is 142 pixels high, and holds the ad',
        'without services an ad of ours stands after the description, and nobody else is asked',
      ],
      [belowDemos]: ['below a demo whose code was opened stands the ad of a'],
    },
  },
];
