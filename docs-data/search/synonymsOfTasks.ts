/** What people want to do, in their words, and the words of the pages that explain it. */
export const synonymsOfTasks = {
  // Choosing
  'searchable dropdown': ['autocomplete'],
  'filterable dropdown': ['autocomplete'],
  'filterable select': ['autocomplete'],
  'nested menu': ['menu limitations'],
  'nested menus': ['menu limitations'],
  submenu: ['menu limitations'],
  'sub menu': ['menu limitations'],
  'cascading menu': ['menu limitations'],
  'multi level menu': ['menu limitations'],

  // Fields
  'input icon': ['decorators', 'input with icon'],
  'input with icon': ['decorators', 'input with icon'],
  'icon in input': ['decorators', 'input with icon'],

  'grouped options': ['autocomplete grouped'],
  'option groups': ['autocomplete grouped'],

  'autofill color': ['autofilled fields'],
  'chrome autofill': ['autofilled fields'],
  'placeholder color': ['text field common mistakes'],

  // Notices
  enqueuesnackbar: ['snackbar'],
  'notification bell': ['badge'],
  'notification count': ['badge'],
  'unread count': ['badge'],

  // Cells and rows
  'wrap text': ['dynamic row height', 'wrap'],
  'text wrap': ['dynamic row height', 'wrap'],
  'multiline cell': ['dynamic row height'],
  'cell tooltip': ['expand cell renderer'],
  'tooltip cell': ['expand cell renderer'],
  'tooltip on cell': ['expand cell renderer'],
  'button in cell': ['special properties'],
  'cell button': ['special properties'],
  'row buttons': ['special properties'],
  'action buttons': ['special properties', 'actions'],
  'row color': ['styling rows'],
  'color row': ['styling rows'],
  'highlight row': ['styling rows'],
  'conditional row': ['styling rows'],
  'cell color': ['styling cells'],
  'color cell': ['styling cells'],
  'highlight cell': ['styling cells'],
  'header color': ['styling column headers'],
  'header background': ['styling column headers'],
  'chart in cell': ['sparkline column', 'sparkline'],
  'chart in grid': ['sparkline column', 'sparkline'],
  'charts in grid': ['sparkline column', 'sparkline'],
  'drag and drop list': ['row reordering', 'reordering'],

  // Names in code
  gridclasses: ['data grid style', 'grid classes'],
  xgrid: ['data grid pro'],
  'joy palette': ['using css variables'],
  'joy shadow': ['using css variables'],
  'base disabled': ['style with class names'],
  'base expanded': ['style with class names'],
  'base selected': ['style with class names'],

  // Setting up
  'remove watermark': ['licensing'],
  'hide watermark': ['licensing'],
  'render prop': ['overriding component structure'],
  'render props': ['overriding component structure'],
  'module not found': ['can t resolve', 'peer dependencies'],
  'cannot find module': ['can t resolve', 'peer dependencies'],
  'failed to resolve import': ['can t resolve', 'peer dependencies'],
  llms: ['read with a program'],
  mcp: ['read with a program'],
  ai: ['read with a program'],
  chatgpt: ['read with a program'],
  copilot: ['read with a program'],
};
