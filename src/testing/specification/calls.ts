import type { Rule } from './rule';

const analytics = 'src/base/analytics/analytics.test.ts';
const visit = 'src/testing/e2e/analytics.spec.ts';
const worker = 'src/testing/e2e/offlineWorker.spec.ts';
const thirdParties = 'src/testing/e2e/thirdParties.spec.ts';
const feedback = 'src/features/feedback/feedback.test.tsx';

/** What it says of analytics, feedback and other calls. */
export const callRules: readonly Rule[] = [
  {
    section: '7 Analytics',
    holds: 'page_view, click events from data attributes, user properties, in order',
    tests: {
      [visit]: ['a visit is told as it happens', 'pages of no product count for the documentation'],
      [analytics]: ['sends category, action and label of the nearest element that has them'],
    },
  },
  {
    section: '7 Analytics',
    holds: 'an optional split samples clicks',
    tests: { [analytics]: ['with a split of %s and luck of %d sends %d'] },
  },
  {
    section: '7 Analytics',
    holds: 'the device pixel ratio follows zoom',
    tests: {
      [analytics]: ['followPixelRatio tells the ratio now and after each zoom, until ended'],
    },
  },
  {
    section: '4 Service worker',
    holds: 'it is registered on the production host only',
    tests: {
      [worker]: ['comes on the production host, without a reload', 'comes on no other host'],
      'src/features/offline/registration/startOffline.test.ts': ['is false without workers'],
    },
  },
  {
    section: '4 Service worker',
    holds: 'an update skips waiting; with the focus, the page reloads once',
    tests: {
      [worker]: [
        'gives way to the next, and the page reloads once, where the reader is',
        'leaves a page without the focus alone until it gets it',
      ],
      'src/features/offline/worker/startWorker.node.test.ts': [
        'skips waiting, and fetches the fallback page with all it needs',
      ],
      'src/features/offline/registration/registerWorker.test.ts': [
        'reloads once, however many workers come',
        'waits for the focus',
      ],
    },
  },
  {
    section: '7 Third parties',
    holds: 'ad services, the tag, feedback and the icon font are asked where the deployment says',
    tests: {
      [thirdParties]: [
        'asks them, and nobody else',
        'a reader sees both kinds of ads, says something, and each service hears of it',
        'the icon font comes from where the deployment says, with its file',
        'what nobody configured is blocked before it is asked',
      ],
    },
  },
  {
    section: '9 Web vitals',
    holds: 'about 0.01 % of visits are measured',
    tests: { [analytics]: ['measures about one visit in ten thousand'] },
  },
  {
    section: '6 Roles',
    holds: 'the site is public; feedback keeps no account',
    tests: { [feedback]: ['sends rating and comment as the contract says'] },
  },
  {
    section: '8 Production errors',
    holds: 'minified codes lead to their message',
    tests: {
      'src/testing/e2e/productionError.spec.ts': [
        'a reader follows the address of a minified error to its message',
        'an unknown code is said to be unknown',
      ],
    },
  },
];
