/** Phrases of readers for sections of the introduction and the Data Grid's general pages. */
export const wordsOfDataGrid = {
  '/x/introduction/#what-it-is': ['advanced widgets for dashboards and admin panels'],
  '/x/introduction/#install': [
    'npm eresolve unable to resolve dependency tree',
    'peer conflict between x packages and prerelease of core',
  ],
  '/x/introduction/installation/#install-a-package': [
    'add table, calendar or graphs to existing project',
    'do i need both free and paid npm modules',
  ],
  '/x/introduction/installation/#peer-dependencies': [
    'compatible with react 18 or 19',
    'supported moment, date-fns or luxon releases',
  ],
  '/x/introduction/licensing/#plans': [
    'free for commercial projects or paid',
    'upgrade from free to paid edition',
  ],
  '/x/introduction/licensing/#get-a-key': [
    'purchase, price and cost per developer',
    'evaluate before paying',
  ],
  '/x/introduction/licensing/#set-the-key': [
    'where to paste the activation code',
    'env variable for license in vite or docker',
  ],
  '/x/introduction/licensing/#without-a-valid-key': [
    'remove text painted over my table',
    'what happens when the subscription ends',
  ],
  '/x/introduction/roadmap/#where-the-plans-are': ['upcoming features and planned release dates'],
  '/x/introduction/roadmap/#follow-a-feature': [
    'vote for a missing feature',
    'suggest an enhancement',
  ],
  '/x/introduction/roadmap/#see-what-was-released': [
    'release notes, what is new in the latest update',
  ],
  '/x/introduction/roadmap/#how-stable-a-feature-is': [
    'is an experimental or beta prop safe in production',
  ],
  '/x/introduction/support/#ask-the-community': ['forum for help from other developers'],
  '/x/introduction/support/#report-a-bug': [
    'create a minimal reproduction',
    'something is broken, where to tell',
  ],
  '/x/introduction/support/#report-a-vulnerability': ['disclose a security hole such as xss'],
  '/x/react-data-grid/': [
    'interactive table like excel or jquery datatables',
    'alternative to ag grid and tanstack table',
  ],
  '/x/react-data-grid/#when-to-use-it': ['simple html table or advanced one, which to choose'],
  '/x/react-data-grid/#three-packages': ['which edition to import, free or paid'],
  '/x/react-data-grid/#features-by-plan': [
    'what can the free version do, comparison',
    'is drag and drop of rows paid',
  ],
  '/x/react-data-grid/demo/': ['playground with everything turned on, showcase'],
  '/x/react-data-grid/getting-started/#quick-start': [
    'hello world table, minimal setup',
    'simplest working table to paste',
  ],
  '/x/react-data-grid/getting-started/#what-a-grid-needs': ['minimum required props'],
  '/x/react-data-grid/getting-started/#typescript': [
    'generics for my row interface',
    'autocomplete of row fields in callbacks',
  ],
  '/x/react-data-grid/accessibility/': ['wcag and ada compliance for blind users'],
  '/x/react-data-grid/accessibility/#name-the-grid': [
    'table caption ignored, aria label has no effect',
  ],
  '/x/react-data-grid/accessibility/#density': [
    'tighter lines with less padding',
    'switch between small and spacious spacing',
  ],
  '/x/react-data-grid/accessibility/#set-the-density': ['always start with small tight lines'],
  '/x/react-data-grid/accessibility/#keys': [
    'navigate without a mouse, hotkeys, shortcuts',
    'disable a keyboard shortcut such as spacebar',
  ],
  '/x/react-data-grid/accessibility/#focus-management': [
    'tab through buttons inside cells',
    'inputs inside cells lose arrow navigation',
  ],
  '/x/react-data-grid/api-object/#basics': [
    'call grid functions from my own button outside',
    'useref, imperative handle, instance reference',
  ],
  '/x/react-data-grid/api-object/#inside-the-data-grid': [
    'reach the grid in a custom cell without ref',
  ],
  '/x/react-data-grid/api-object/#using-internal-state': [
    'sort programmatically although forbidden to users',
  ],
  '/x/react-data-grid/api-object/#common-methods': [
    'cheat sheet of functions',
    'get record data by its id',
  ],
  '/x/react-data-grid/events/#basics': [
    'onclick of a line, get clicked record',
    'double click handler',
  ],
  '/x/react-data-grid/events/#with-useGridApiEventHandler': [
    'react to clicks inside a custom toolbar',
  ],
  '/x/react-data-grid/events/#with-apiref-current-subscribeevent': [
    'addeventlistener, remove listener dynamically',
  ],
  '/x/react-data-grid/events/#disabling-the-default-behavior': [
    'cancel edit on dblclick',
    'override the enter shortcut',
  ],
  '/x/react-data-grid/events/#catalog-of-events': [
    'list of all callbacks such as onrowdoubleclick',
  ],
  '/x/react-data-grid/faq/#how-do-i-keep-a-click-from-selecting-the-row': [
    "clicking a cell shouldn't select the row",
  ],
  '/x/react-data-grid/faq/#why-is-the-grid-empty-or-flat': [
    'blank area, nothing shows up',
    'only the headings are visible, nothing underneath',
    'table not visible, zero height',
  ],
  '/x/react-data-grid/faq/#resize-observer-loop': [
    'uncaught runtime error overlay, undelivered notifications',
  ],
  '/x/react-data-grid/faq/#what-is-the-purpose-of-useState-in-the-examples': [
    'view jumps back after setstate, rerender',
  ],
  '/x/react-data-grid/faq/#how-many-rows-can-it-show': ['maximum capacity, one million records'],
  '/x/react-data-grid/faq/#how-do-i-get-the-rows-as-users-see-them': [
    'visible data as an array after search',
  ],
  '/x/react-data-grid/faq/#total-row': ['free summary line, sum in community version'],
  '/x/react-data-grid/faq/#how-do-i-reset-the-filters-and-the-sort-order': [
    'clear all button, back to unsorted',
  ],
  '/x/react-data-grid/faq/#open-a-page': ['navigate to detail route when line is clicked'],
  '/x/react-data-grid/faq/#date-one-day-early': [
    'off by one day, timezone shift, previous day',
    'birthdays show up as the day before',
  ],
  '/x/react-data-grid/faq/#are-rows-rendered-on-the-server': ['ssr, next.js, seo, hydration'],
  '/x/react-data-grid/faq/#why-do-my-tests-find-no-rows': [
    'jest, testing library, playwright cannot find text',
  ],
  '/x/react-data-grid/faq/#does-it-work-with-a-strict-content-security-policy': [
    'unsafe-eval blocked, evalerror in console',
  ],
  '/x/react-data-grid/localization/#basics': [
    'rename built-in labels and tooltips, change wording',
  ],
  '/x/react-data-grid/localization/#languages': [
    'spanish, german or chinese translation, i18n',
    'switch language at runtime',
  ],
  '/x/react-data-grid/localization/#rtl-support': ['arabic, hebrew, persian'],
  '/x/react-data-grid/performance/#basics': [
    'slow, lag, rerenders too often',
    'typing outside makes table stutter',
  ],
  '/x/react-data-grid/performance/#light-cells': [
    'choppy scrolling because of tooltips and custom cells',
  ],
  '/x/react-data-grid/performance/#many-rows': ['big data, 100k records, huge dataset'],
  '/x/react-data-grid/performance/#filters': ['search input lags while typing'],
  '/x/react-data-grid/performance/#measure': ['find the bottleneck, devtools flamegraph'],
  '/x/react-data-grid/scrolling/#basics': [
    'jump to newly added record, scroll into view',
    'go to line by id',
  ],
  '/x/react-data-grid/scrolling/#api-object': [
    'back to same place after returning',
    'scroll to top or bottom',
  ],
  '/x/react-data-grid/scrolling/#follow-the-position': [
    'onscroll handler, detect how far user scrolled',
  ],
  '/x/react-data-grid/state/#with-usegridselector': [
    'live counter in toolbar, value does not update',
  ],
  '/x/react-data-grid/state/#save-and-restore-the-state': [
    'remember user preferences, layout',
    'save settings in database',
  ],
  '/x/react-data-grid/state/#restore-the-state-with-initialstate': [
    'keep filters after going to other page',
  ],
  '/x/react-data-grid/state/#save-and-restore-the-state-from-external-storage': [
    'localstorage, settings survive refresh',
  ],
  '/x/react-data-grid/state/#in-the-url': ['bookmark, shareable link, query string'],
  '/x/react-data-grid/state/#restore-the-state-with-apiref': [
    'switch between saved presets, dropdown',
  ],
  '/x/react-data-grid/state/#restore-only-changed': ['persist differences from defaults'],
  '/x/react-data-grid/virtualization/#basics': ['windowing like react-window, dom shows few lines'],
  '/x/react-data-grid/virtualization/#row-virtualization': [
    'white flash when scrolling quickly',
    'overscan count setting',
  ],
  '/x/react-data-grid/virtualization/#column-virtualization': [
    'hundreds of columns render slowly sideways',
  ],
  '/x/react-data-grid/virtualization/#disable-virtualization': [
    'ctrl+f misses records',
    'render everything, e2e or screenshot',
  ],
};
