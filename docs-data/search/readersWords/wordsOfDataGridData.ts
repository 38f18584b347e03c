/** Phrases of readers for sections of the Data Grid's pages about filters, order and servers. */
export const wordsOfDataGridData = {
  '/x/react-data-grid/filtering/#basics': [
    'search conditions such as greater than, list of operators',
  ],
  '/x/react-data-grid/filtering/#choose-from-a-list-of-values': [
    'excel-like dropdown of unique values',
    'multi select filter, distinct',
  ],
  '/x/react-data-grid/filtering/#initialize-the-filters': ['preset condition on page load'],
  '/x/react-data-grid/filtering/#controlled-filters': [
    'tabs or chips for all, open, done',
    'react when user filters',
  ],
  '/x/react-data-grid/filtering/#disable-the-filters': [
    'hide funnel icon',
    'no searching in a column',
  ],
  '/x/react-data-grid/filtering/#filter-non-filterable-columns-programmatically': [
    'locked condition, user cannot remove',
  ],
  '/x/react-data-grid/filtering/#api-object': [
    'open funnel popup programmatically',
    'filter from outside dropdown',
  ],
  '/x/react-data-grid/filtering/customization/#basics': ['own comparison, case-sensitive or regex'],
  '/x/react-data-grid/filtering/customization/#multiple-values-operator': [
    'between min and max, from to, date range',
  ],
  '/x/react-data-grid/filtering/customization/#remove-an-operator': [
    'hide "is empty" choice',
    'preselect equals instead of contains',
  ],
  '/x/react-data-grid/filtering/customization/#custom-input-component': [
    'date picker or autocomplete as filter input',
  ],
  '/x/react-data-grid/filtering/customization/#custom-column-types': ['show only checked records'],
  '/x/react-data-grid/filtering/customization/#customize-the-filter-panel-content': [
    'limit columns in filter dropdown',
    'style inputs of filter popup',
  ],
  '/x/react-data-grid/filtering/customization/#customize-the-filter-panel-position': [
    'move filter popup to the right, anchor',
  ],
  '/x/react-data-grid/filtering/header-filters/#basics': [
    'search box under every column title',
    'ag grid floating filter row',
  ],
  '/x/react-data-grid/filtering/header-filters/#simple-header-filters': [
    'hide operator icon, plain inputs under titles',
  ],
  '/x/react-data-grid/filtering/header-filters/#customize-header-filters': [
    'yes/no dropdown under one title',
    'no search box under certain title',
  ],
  '/x/react-data-grid/filtering/header-filters/#custom-header-filter-cell': [
    'redesign all search boxes under titles',
  ],
  '/x/react-data-grid/filtering/multi-filters/#basics': [
    'two conditions at the same time, advanced search',
  ],
  '/x/react-data-grid/filtering/multi-filters/#logic-operator': [
    'or instead of and between conditions',
  ],
  '/x/react-data-grid/filtering/multi-filters/#one-filter-per-column': [
    'prevent choosing same column twice in filter',
  ],
  '/x/react-data-grid/filtering/multi-filters/#disable-action-buttons': [
    'search form with set inputs',
    'hide "remove all"',
  ],
  '/x/react-data-grid/filtering/quick-filter/#basics': [
    'global search bar, search box for entire table',
  ],
  '/x/react-data-grid/filtering/quick-filter/#initialize-the-quick-filter-values': [
    'prefilled search text',
    'toolbar with search box alone',
  ],
  '/x/react-data-grid/filtering/quick-filter/#including-hidden-columns': [
    'global search in invisible columns',
  ],
  '/x/react-data-grid/filtering/quick-filter/#custom-filtering-logic': [
    'exact, prefix or fuzzy search',
    'exclude column from global search',
  ],
  '/x/react-data-grid/filtering/quick-filter/#parsing-values': [
    'match any word',
    'phrase search with blanks',
    'change search hint text, delay',
  ],
  '/x/react-data-grid/filtering/quick-filter/#ignore-diacritics-accents': [
    'umlaut, é same as e, special characters',
  ],
  '/x/react-data-grid/filtering/quick-filter/#with-a-server': ['global search through backend api'],
  '/x/react-data-grid/filtering/server-side/#basics': [
    'call api when user filters, backend search',
    'race condition, stale results',
  ],
  '/x/react-data-grid/filtering/server-side/#filter-model': [
    'translate filter into sql where clause',
    'rest query string',
  ],
  '/x/react-data-grid/filtering/server-side/#limit-the-operators': [
    'backend cannot handle some conditions',
  ],
  '/x/react-data-grid/filtering/server-side/#with-sorting-and-pages': [
    'jump to page one after filtering',
    'combined search request',
  ],
  '/x/react-data-grid/filtering-recipes/#quick-filter-outside-of-the-grid': [
    'own search input elsewhere on page',
    'external search bar',
  ],
  '/x/react-data-grid/filtering-recipes/#retrieve-the-number-of-filtered-rows': [
    '"x results found" text, total after filtering',
  ],
  '/x/react-data-grid/filtering-recipes/#highlight-the-search-text': [
    'yellow background on found letters',
  ],
  '/x/react-data-grid/server-side-data/#basics': [
    'connect rest or graphql backend automatically',
    'react query, swr, axios',
  ],
  '/x/react-data-grid/server-side-data/#data-caching': ['avoid refetch when going back a page'],
  '/x/react-data-grid/server-side-data/#customize-the-cache-lifetime': [
    'stale responses expire after one minute',
  ],
  '/x/react-data-grid/server-side-data/#disable-cache': ['always fresh, refetch every time'],
  '/x/react-data-grid/server-side-data/#error-handling': [
    'request failed, retry, toast',
    'api down, 500',
  ],
  '/x/react-data-grid/server-side-data/#updating-data': [
    'refetch after mutation, invalidate',
    'refresh button for remote data',
  ],
  '/x/react-data-grid/server-side-data/tree-data/#basics': [
    'lazy load children on expand',
    'file explorer, nodes on demand',
  ],
  '/x/react-data-grid/server-side-data/tree-data/#error-handling': [
    'child request fails, retry node',
  ],
  '/x/react-data-grid/server-side-data/tree-data/#custom-cache': [
    'keep fetched children after unmount',
  ],
  '/x/react-data-grid/sorting/#basics': ['a-z z-a arrow, alphabetical'],
  '/x/react-data-grid/sorting/#multi-sorting': ['order by last name then first name'],
  '/x/react-data-grid/sorting/#initialize-sorting': ['newest first by default'],
  '/x/react-data-grid/sorting/#controlled-sorting': ['order in query string', 'own sort dropdown'],
  '/x/react-data-grid/sorting/#disable-the-sorting': ['header not clickable', 'sort by icon alone'],
  '/x/react-data-grid/sorting/#apply-sorting-rules': ['locked order, user must not reorder'],
  '/x/react-data-grid/sorting/#custom-comparator': [
    'natural sort, alphanumeric, s m l xl',
    'version numbers, weekdays, priority',
  ],
  '/x/react-data-grid/sorting/#reuse-a-comparator': ['tie-breaker, equal scores then alphabetical'],
  '/x/react-data-grid/sorting/#asymmetric-comparator': ['nulls last, blanks always at bottom'],
  '/x/react-data-grid/sorting/#sorting-order': [
    'descending at first click',
    'toggle two states, no unsorted',
  ],
  '/x/react-data-grid/sorting/#server-side-sorting': ['order by in sql, api request'],
  '/x/react-data-grid/sorting/#api-object': ['sort programmatically with a button'],
  '/x/react-data-grid/pagination/#basics': [
    'disable paging, see everything at once',
    'split long list',
  ],
  '/x/react-data-grid/pagination/#size-of-the-page': [
    'dropdown 10 25 50 per page',
    'remove rows per page selector',
  ],
  '/x/react-data-grid/pagination/#automatic-page-size': ['as many lines as screen allows'],
  '/x/react-data-grid/pagination/#initialize-the-pagination-model': [
    'default rows per page, start elsewhere than page one',
  ],
  '/x/react-data-grid/pagination/#controlled-pagination-model': [
    'current page in query string',
    'go back to page one programmatically',
  ],
  '/x/react-data-grid/pagination/#server-side-pagination': [
    'limit offset, skip take, api paging',
    'total count from backend',
  ],
  '/x/react-data-grid/pagination/#unknown-row-count': ['next button without total count'],
  '/x/react-data-grid/pagination/#estimated-row-count': ['approximate total, postgres count'],
  '/x/react-data-grid/pagination/#cursor-implementation': [
    'next token, keyset, dynamodb, graphql relay',
  ],
  '/x/react-data-grid/pagination/#customization': [
    'jump to end arrows',
    'pager on top',
    'reword "1-10 of 100"',
  ],
};
