/** Phrases of readers for sections of the Data Grid's pages about rows and their look. */
export const wordsOfDataGridRows = {
  '/x/react-data-grid/row-definition/#basics': ['bind json data, data prop'],
  '/x/react-data-grid/row-definition/#row-identifier': [
    'mongodb _id, uuid, primary or composite key',
  ],
  '/x/react-data-grid/row-definition/#stable-array': [
    'avoid reprocessing data on every parent update',
  ],
  '/x/react-data-grid/row-height/#basics': ['taller or smaller lines, 30px each'],
  '/x/react-data-grid/row-height/#variable-row-height': ['some records taller than others'],
  '/x/react-data-grid/row-height/#dynamic-row-height': [
    'wrap long text in a cell',
    'multi-line cells, word break',
    'wrap long text inside a cell',
  ],
  '/x/react-data-grid/row-height/#expandable-cells': ['read more, show less toggle'],
  '/x/react-data-grid/row-height/#row-spacing': ['gap between lines, separated cards look'],
  '/x/react-data-grid/row-ordering/#basics': [
    'dnd rows',
    'drag and drop lines to sort manually',
    'save priority position in database',
  ],
  '/x/react-data-grid/row-ordering/#customizing-the-row-reorder-value': [
    'ghost shows id while dragging',
  ],
  '/x/react-data-grid/row-ordering/#customizing-the-row-reordering-icon': [
    'change grip dots, drag column on the right',
  ],
  '/x/react-data-grid/row-ordering/#accessibility': ['move up and down arrows per line'],
  '/x/react-data-grid/row-pinning/#basics': ['freeze total line at bottom', 'sticky first line'],
  '/x/react-data-grid/row-pinning/#controlling-pinned-rows': [
    'favorite or starred records stay at top',
  ],
  '/x/react-data-grid/row-pinning/#usage-with-pagination': ['fixed line repeated on all pages'],
  '/x/react-data-grid/row-updates/#basics': ['refresh table after data changed, reload'],
  '/x/react-data-grid/row-updates/#the-updaterows-method': [
    'change one record without reloading',
    'websocket push, real-time',
  ],
  '/x/react-data-grid/row-updates/#delete-a-row': [
    'trash button, undo removal',
    'delete checked records in bulk',
  ],
  '/x/react-data-grid/row-updates/#infinite-loading': [
    'endless scroll, fetch next batch at bottom',
  ],
  '/x/react-data-grid/row-updates/#lazy-loading': ['fetch visible range only, big remote dataset'],
  '/x/react-data-grid/row-updates/#high-frequency': [
    'stock ticker, streaming prices, live feed flickers',
  ],
  '/x/react-data-grid/row-recipes/#one-expanded-detail-panel-at-a-time': [
    'accordion, close others when expanding',
  ],
  '/x/react-data-grid/row-recipes/#expand-or-collapse-all-detail-panels': [
    'unfold every subtable with one toggle',
  ],
  '/x/react-data-grid/master-detail/#basics': [
    'accordion line, expand to see more',
    'subtable, nested child table',
  ],
  '/x/react-data-grid/master-detail/#infer-height-from-the-content': [
    'expanded area fits its content, no extra space',
  ],
  '/x/react-data-grid/master-detail/#controlling-expanded-detail-panels': [
    'expanded by default',
    'keep certain lines expanded from state',
  ],
  '/x/react-data-grid/master-detail/#lazy-loading-detail-panel-content': [
    'fetch subtable data after click on plus',
  ],
  '/x/react-data-grid/master-detail/#using-a-detail-panel-as-a-form': [
    'edit record in expanded area with inputs',
  ],
  '/x/react-data-grid/master-detail/#customizing-the-detail-panel-toggle': [
    'change plus icon, expand arrow on right side',
  ],
  '/x/react-data-grid/master-detail/#making-detail-panel-content-full-width': [
    'expanded area moves on horizontal scroll',
  ],
  '/x/react-data-grid/master-detail/#api-object': ['expand by clicking the whole line'],
  '/x/react-data-grid/layout/#predefined-dimensions': ['inner vertical scroll, 400px box'],
  '/x/react-data-grid/layout/#flex-parent-container': [
    'grow with content, no inner scroll',
    'max height then scrollbar',
  ],
  '/x/react-data-grid/layout/#without-rows': ['empty table too short or too tall'],
  '/x/react-data-grid/layout/#the-rest-of-the-window': [
    'full screen page, 100vh',
    'stretch to bottom of page under navbar',
  ],
  '/x/react-data-grid/layout/#list-view': [
    'cards on smartphone instead of columns',
    'responsive phone version',
  ],
  '/x/react-data-grid/overlays/#basics': ['spinner while fetching'],
  '/x/react-data-grid/overlays/#linear-progress': ['thin moving bar at top while refreshing'],
  '/x/react-data-grid/overlays/#skeleton': ['shimmer, gray boxes on first load'],
  '/x/react-data-grid/overlays/#custom-component': ['own spinner or percent while uploading'],
  '/x/react-data-grid/overlays/#no-rows-overlay': [
    'empty state illustration, "no data" text',
    'custom message when there is no data',
  ],
  '/x/react-data-grid/overlays/#no-results-overlay': [
    'nothing found, search without hits, clear button',
  ],
  '/x/react-data-grid/components/#basics': ['override inner parts, replace built-in elements'],
  '/x/react-data-grid/components/#toolbar': [
    'add my own button or title above the table',
    'remove filter button on top',
  ],
  '/x/react-data-grid/components/#custom-footer': [
    'text or sum in bottom bar',
    'remove bottom bar, "1 row selected"',
  ],
  '/x/react-data-grid/components/#custom-slot-props': [
    'give state to a slot without remounting',
    'custom props type error in slotprops',
  ],
  '/x/react-data-grid/components/#custom-pagination': ['numbered page links instead of arrows'],
  '/x/react-data-grid/components/#row-context-menu': [
    'right click, oncontextmenu',
    'mouse enter or hover handler per record',
  ],
  '/x/react-data-grid/components/#cell': ['hover card preview, mouseover details'],
  '/x/react-data-grid/components/#icons': ['change sort arrow, own svg'],
  '/x/react-data-grid/style/#basics': ['override css, class names, background'],
  '/x/react-data-grid/style/#styling-column-headers': ['header background color, font'],
  '/x/react-data-grid/style/#styling-rows': [
    'color entire line by condition, status',
    'hover and selection highlight',
    'hand cursor on hover',
    'color a row depending on its value',
  ],
  '/x/react-data-grid/style/#striped-rows': ['zebra, alternate odd even shading'],
  '/x/react-data-grid/style/#styling-cells': ['conditional formatting, red negative numbers'],
  '/x/react-data-grid/style/#custom-theme': [
    'same look for every table in the app',
    'bootstrap or flat appearance',
  ],
  '/x/react-data-grid/style/#css-variables': [
    'remove borders, gridlines',
    'vertical dividers between columns',
    'smaller letters in cells',
  ],
  '/x/react-data-grid/style/#scrollbars': ['thin, colored, always visible bar for scrolling'],
  '/x/react-data-grid/style-recipes/#remove-cell-focus-outline': [
    'remove blue border when a cell is clicked',
  ],
  '/x/react-data-grid/style-recipes/#remove-column-header-separator': [
    'remove vertical bars between titles',
  ],
  '/x/react-data-grid/style-recipes/#style-all-cells-but-the-aggregation': [
    'no color on the sum line',
  ],
  '/x/react-data-grid/components/': ['hide the footer or toolbar'],
  '/x/react-data-grid/server-side-data/': ['load rows page by page from backend'],
  '/x/react-data-grid/overlays/': ['spinner while fetching table data'],
};
