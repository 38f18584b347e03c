/** Phrases of readers for sections of the Data Grid's pages about groups, trees and sums. */
export const wordsOfDataGridGroups = {
  '/x/react-data-grid/aggregation/': ['total, subtotal, mean, count under a column'],
  '/x/react-data-grid/aggregation/#controlled-aggregation': [
    'own dropdown to pick the calculation',
  ],
  '/x/react-data-grid/aggregation/#for-some-columns': ['prevent adding up prices or ids'],
  '/x/react-data-grid/aggregation/#usage-with-row-grouping': [
    'subtotal per category',
    'subtotal below group or in its title',
  ],
  '/x/react-data-grid/aggregation/#usage-with-tree-data': ['folder size adds up nested files'],
  '/x/react-data-grid/aggregation/#filtering': ['total of everything despite search'],
  '/x/react-data-grid/aggregation/#remove-a-built-in-function': [
    'offer nothing but sum and average',
  ],
  '/x/react-data-grid/aggregation/#create-custom-functions': [
    'median, distinct count, own calculation',
  ],
  '/x/react-data-grid/aggregation/#aggregating-data-from-multiple-row-fields': [
    'weighted average, ratio of two columns',
  ],
  '/x/react-data-grid/aggregation/#custom-value-formatter': ['currency or decimals on totals'],
  '/x/react-data-grid/aggregation/#custom-rendering': ['bold or colored total cell'],
  '/x/react-data-grid/aggregation/#limitations': ['grand total wrong with remote paging'],
  '/x/react-data-grid/row-grouping/': ['group by category, pivot, collapsible sections'],
  '/x/react-data-grid/row-grouping/#initialize-the-row-grouping': [
    'already grouped by category on load',
  ],
  '/x/react-data-grid/row-grouping/#hiding-the-grouped-columns': [
    'category displayed twice while grouped',
  ],
  '/x/react-data-grid/row-grouping/#controlled-row-grouping': [
    'group by dropdown outside, save grouping',
  ],
  '/x/react-data-grid/row-grouping/#multiple-grouping-columns': [
    'country and city levels side by side',
  ],
  '/x/react-data-grid/row-grouping/#custom-grouping-column': [
    'rename "group" title, wider group names',
  ],
  '/x/react-data-grid/row-grouping/#grouping-cell-customization': ['icon, link or bold group name'],
  '/x/react-data-grid/row-grouping/#hide-the-descendant-count': [
    'remove (3) in parentheses after group',
  ],
  '/x/react-data-grid/row-grouping/#group-cell-indentation': ['left padding of nested lines'],
  '/x/react-data-grid/row-grouping/#for-some-columns': ['forbid grouping by certain fields'],
  '/x/react-data-grid/row-grouping/#using-groupingvaluegetter-for-complex-grouping-value': [
    'group dates by month or year',
    'price or age buckets',
  ],
  '/x/react-data-grid/row-grouping/#rows-with-missing-groups': [
    'uncategorized, empty or null category',
  ],
  '/x/react-data-grid/row-grouping/#group-expansion': [
    'expand all, collapse all button',
    'unfold first level on load',
  ],
  '/x/react-data-grid/row-grouping/#sorting-filtering': ['order group names', 'search group names'],
  '/x/react-data-grid/row-grouping/#get-the-rows-in-a-group': [
    'list items of a category programmatically',
  ],
  '/x/react-data-grid/row-grouping/#limitations': [
    'grouping with remote paging shows partial categories',
  ],
  '/x/react-data-grid/recipes-row-grouping/#toggle-groups-on-row-click': [
    'whole group title line clickable to open',
  ],
  '/x/react-data-grid/recipes-row-grouping/#column-pinning': [
    'freeze group names on horizontal scroll',
  ],
  '/x/react-data-grid/recipes-row-grouping/#sorting-row-groups-by-the-number-of-child-rows': [
    'biggest category first, order by count',
  ],
  '/x/react-data-grid/recipes-row-grouping/#row-count-in-the-grouping-column': [
    'items per category as separate column',
  ],
  '/x/react-data-grid/tree-data/': [
    'nested lines, folders, org chart, hierarchy',
    'rows nested like folders',
  ],
  '/x/react-data-grid/tree-data/#basics': ['nested json children, indent sub-items'],
  '/x/react-data-grid/tree-data/#from-parent-ids': ['parent_id, adjacency list, flat sql table'],
  '/x/react-data-grid/tree-data/#group-expansion': ['open every node initially'],
  '/x/react-data-grid/tree-data/#customize-the-grouping-column': [
    'change folder column title or icon',
  ],
  '/x/react-data-grid/tree-data/#gaps-in-the-tree': ['folder not in data, auto-created node'],
  '/x/react-data-grid/tree-data/#filtering': ['keep all children when parent found in search'],
  '/x/react-data-grid/tree-data/#sorting': ['keep nested items in original order'],
};
