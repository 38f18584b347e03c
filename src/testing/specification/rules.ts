/** A rule of the specification. The titles of the tests that check it end with its tag, such as `[spec 4.2]`. */
export interface Rule {
  /** Number of the section, and of the rule in it: `4.2`. */
  id: string;
  /** Subject of the section. */
  subject: string;
  /** The rule, in a few words. */
  holds: string;
  /** Number of tests that check it, so that a removed test is noticed. */
  tests: number;
}

type Row = readonly [id: string, holds: string, tests: number];

const about = (subject: string, rows: readonly Row[]): Rule[] =>
  rows.map(([id, holds, tests]) => ({ id, subject, holds, tests }));

/** The rules of the specification, by section. */
export const rules: readonly Rule[] = [
  ...about('Sections', [['2.1', 'a language prefix is stripped', 1]]),
  ...about('Page elements', [
    ['2.2', 'entry flags are shown', 1],
    ['2.3', 'a version menu per product, named by the current version', 1],
    ['2.4', 'the settings drawer: color, mode, direction, language', 4],
    ['2.5', 'the ad stands after the description', 2],
  ]),
  ...about('Product ids', [
    ['2.6', 'a path prefix tells product id and category, row by row', 2],
    ['2.7', 'pages that mention onepirate load an extra font stylesheet', 6],
  ]),
  ...about('Navigation page entry', [
    ['3.1', 'pathname, title (derived when missing), subheader, children and flags', 5],
  ]),
  ...about('Theme settings', [
    [
      '3.2',
      'dense, direction, palette colors, spacing (8) and palette mode restyle shell and demos',
      4,
    ],
  ]),
  ...about('Stored preferences', [
    ['3.3', 'mui-mode and the scheme keys in local storage', 1],
    ['3.4', 'the cookies codeVariant, codeStyling and paletteColors', 3],
    ['3.5', 'hostile values do no harm, blocked storage neither', 6],
  ]),
  ...about('Locale dictionary', [
    ['3.6', 'nested keys by language, none unused, none missing, the named groups among them', 3],
  ]),
  ...about('Ad object', [['3.7', 'name, link, picture, description, powered by, label', 2]]),
  ...about('Remote ad response', [
    ['3.8', 'its fields are read, pixels split and stamped with the time', 2],
  ]),
  ...about('Config objects', [['3.9', 'GADisplayRatio is 0.1', 1]]),
  ...about('In-house ads', [['3.10', 'there are five, each as likely as the others', 2]]),
  ...about('Product identifier', [
    ['3.11', 'name, logo and versions; the labels are those of the table', 2],
  ]),
  ...about('Code preferences', [
    ['4.1', 'TypeScript and MUI System are the defaults; the hash beats them', 4],
  ]),
  ...about('Copy button', [
    ['4.2', '"Copied" for 2000 ms on code blocks, 1200 ms on the button', 3],
    ['4.3', 'blocks of the next page have it too', 1],
    ['4.4', 'Ctrl or Cmd + C copies the block under the mouse when no text is selected', 3],
  ]),
  ...about('Theme', [
    ['4.5', 'every action does what it says; a change that differs in nothing is ignored', 4],
  ]),
  ...about('Color mode', [
    ['4.6', 'system follows the operating system, live', 2],
    ['4.7', 'classes and direction of the body, the attribute of html, the theme-color metas', 2],
    ['4.8', 'tabs stay in step', 2],
  ]),
  ...about('Ad placement', [
    ['4.9', 'looks every 500 ms, 30 times at most', 3],
    [
      '4.10',
      'a blocker is assumed after more than 6 looks; then 20 % message, else an in-house ad',
      3,
    ],
    ['4.11', 'a fallback backers link is replaced by in-house ads with the marker', 3],
    ['4.12', 'crawlers get an empty placeholder', 3],
    ['4.13', 'an error hides the ad and logs a crash', 2],
    ['4.14', 'one page load of five has inline ads, the others pictures', 1],
    ['4.15', 'the display event comes after 2500 ms', 2],
  ]),
  ...about('Service worker', [
    ['4.16', 'it is registered on the production host only', 3],
    ['4.17', 'an update skips waiting; with the focus, the page reloads once', 5],
  ]),
  ...about('Navigation tree', [
    ['5.1', 'a duplicate pathname is an error, but for API entries', 2],
  ]),
  ...about('Roles', [['6.1', 'the site is public; feedback keeps no account', 1]]),
  ...about('Ad service', [
    ['7.1', 'GET of the JSON, again until content and link are there, 10 times at most', 4],
    ['7.2', 'a failure yields no ad; impression pixels are hidden images', 2],
  ]),
  ...about('Carbon script', [['7.3', 'the script is injected, and again on the next page', 2]]),
  ...about('Analytics', [
    ['7.4', 'page_view, click events from data attributes, user properties, in order', 3],
    ['7.5', 'an optional split samples clicks', 1],
    ['7.6', 'the device pixel ratio follows zoom', 1],
  ]),
  ...about('Third parties', [
    [
      '7.7',
      'ad services, the tag, feedback and the icon font are asked where the deployment says',
      4,
    ],
  ]),
  ...about('Icon font', [
    ['7.8', 'its stylesheet is loaded from a fonts service, late and without blocking', 4],
  ]),
  ...about('Error catalogue', [
    ['8.1', 'feedback, contexts and the clipboard', 5],
    ['8.2', 'missing translations and languages', 3],
    ['8.3', 'internal errors, and the page library errors point to', 5],
  ]),
  ...about('Production errors', [
    ['8.4', 'minified codes lead to their message', 2],
    ['8.5', 'a page of the documentation links to the messages', 1],
  ]),
  ...about('Cookies', [['9.1', 'code variant and styling last 31536000 seconds', 2]]),
  ...about('Constants', [
    ['9.2', 'dense: small sizes and dense margins; spacing 8; theme locales zh and pt', 3],
  ]),
  ...about('Ads', [['9.3', 'heights 142 and 126, margin of 3 units, pictures of 130×100', 3]]),
  ...about('Web vitals', [['9.4', 'about 0.01 % of visits are measured', 1]]),
  ...about('Theme', [['9.5', 'border radius 12', 1]]),
  ...about('Safe integers', [
    ['9.6', 'the limits are polyfilled at plus and minus 9007199254740991', 1],
  ]),
  ...about('Licence key', [
    ['9.7', 'the data grid’s key comes from the environment, where demos ask for it', 2],
  ]),
];
