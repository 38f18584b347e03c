/** Phrases of readers for sections of the Data Grid's pages about editing, selection and export. */
export const wordsOfDataGridEditing = {
  '/x/react-data-grid/editing/': ['crud table: create, update, delete inline'],
  '/x/react-data-grid/editing/#basics': [
    'let people change values by double click',
    'excel-like input table',
  ],
  '/x/react-data-grid/editing/#row-editing': ['edit full line with save and cancel icons'],
  '/x/react-data-grid/editing/#making-a-cell-editable': [
    'read-only cells depending on status',
    'lock approved records',
  ],
  '/x/react-data-grid/editing/#server-side-persistence': [
    'update database after edit, put request',
    'undo when api fails',
    'onchange of a value',
  ],
  '/x/react-data-grid/editing/#add-a-row': ['insert blank line button, new record'],
  '/x/react-data-grid/editing/#confirm-before-saving': ['are you sure, yes or no popup on edit'],
  '/x/react-data-grid/editing/#value-parser-and-value-setter': [
    'uppercase or trim typed input',
    'write to nested object',
  ],
  '/x/react-data-grid/editing/#validation': [
    'required, red error message',
    'min max, email format, no duplicates',
  ],
  '/x/react-data-grid/editing/#controlled-editing': [
    'pencil icon to enter edit, check icon to commit',
  ],
  '/x/react-data-grid/editing/#disable-editing-on-focus-out': [
    'do not save on blur',
    'keep input open',
  ],
  '/x/react-data-grid/editing/#custom-edit-component': [
    'slider, stars or masked input in cell',
    'max length, step',
  ],
  '/x/react-data-grid/editing/#with-auto-stop': ['commit right after picking a dropdown option'],
  '/x/react-data-grid/recipes-editing/#single-click-editing': [
    'edit immediately without double click',
  ],
  '/x/react-data-grid/recipes-editing/#save-a-checkbox-at-once': [
    'toggle switch inside a cell, tick boolean directly',
  ],
  '/x/react-data-grid/recipes-editing/#edit-the-next-cell-with-tab': [
    'fast data entry with keyboard, spreadsheet style',
  ],
  '/x/react-data-grid/recipes-editing/#multiline-editing': [
    'textarea in a cell, newline, comments',
  ],
  '/x/react-data-grid/recipes-editing/#autocomplete': [
    'searchable dropdown, combobox, typeahead in cell',
  ],
  '/x/react-data-grid/recipes-editing/#conditional-validation': [
    'end date after start date, cross-field check',
  ],
  '/x/react-data-grid/recipes-editing/#linked-fields': ['cascading dropdown, country then city'],
  '/x/react-data-grid/recipes-editing/#bulk-editing': [
    'save all button, batch update',
    'unsaved modifications, undo all',
  ],
  '/x/react-data-grid/row-selection/#basics': ['highlight clicked line, choose one record'],
  '/x/react-data-grid/row-selection/#multiple-row-selection': [
    'ctrl click and shift click many records',
  ],
  '/x/react-data-grid/row-selection/#checkbox-selection': [
    'tick boxes on the left, mark everything',
  ],
  '/x/react-data-grid/row-selection/#disable-row-selection-on-click': [
    'stop highlighting when clicking a line',
    'clicking a button inside a row also marks the row',
  ],
  '/x/react-data-grid/row-selection/#visible-rows-selection': [
    'select all should ignore other pages',
  ],
  '/x/react-data-grid/row-selection/#custom-checkbox-column': [
    'move tick boxes to the right',
    'hide select all box',
  ],
  '/x/react-data-grid/row-selection/#disable-selection-on-certain-rows': [
    'gray out tick box conditionally',
    'make lines unselectable',
  ],
  '/x/react-data-grid/row-selection/#controlled-row-selection': [
    'checked by default',
    'get checked ids',
    'allow maximum three items',
  ],
  '/x/react-data-grid/row-selection/#usage-with-server-side-pagination': [
    'selection disappears when i change page',
    'bulk action for everything in database',
  ],
  '/x/react-data-grid/row-selection/#with-trees': ['checking a folder checks its children'],
  '/x/react-data-grid/row-selection/#api-object': ['uncheck everything after submit'],
  '/x/react-data-grid/cell-selection/': ['highlight a block of cells like excel'],
  '/x/react-data-grid/cell-selection/#basics': ['drag the mouse over many cells'],
  '/x/react-data-grid/cell-selection/#controlling-cell-selection': [
    'total of highlighted numbers in a status bar',
    'preselect certain cells on load',
  ],
  '/x/react-data-grid/cell-selection/#customize-range-styling': [
    'border around the highlighted block',
  ],
  '/x/react-data-grid/clipboard/#basics': [
    'ctrl+c to excel or google sheets',
    'toast after copying',
    'raw numbers without currency',
  ],
  '/x/react-data-grid/clipboard/#with-headers': ['include column titles in copied data'],
  '/x/react-data-grid/clipboard/#clipboard-paste': [
    'ctrl+v from excel or google sheets',
    'import data, strip currency symbols',
  ],
  '/x/react-data-grid/clipboard/#persisting-pasted-data': [
    'send ctrl+v data to backend',
    'undo invalid pasted record',
  ],
  '/x/react-data-grid/clipboard/#events': ['are you sure before overwriting by ctrl+v'],
  '/x/react-data-grid/clipboard/#format-of-the-clipboard-data': [
    'comma or semicolon instead of tab',
  ],
  '/x/react-data-grid/clipboard/#limitations': ['paste button or right click paste'],
  '/x/react-data-grid/export/#basics': ['download table data button'],
  '/x/react-data-grid/export/#custom-toolbar': [
    'set filename, choose downloaded columns',
    'leave column out of download',
  ],
  '/x/react-data-grid/export/#remove-an-export-format': ['hide print entry, download as csv only'],
  '/x/react-data-grid/export/#exported-rows': [
    'download current page only',
    'download everything despite filter',
  ],
  '/x/react-data-grid/export/#exporting-groups': ['csv without group title lines'],
  '/x/react-data-grid/export/#csv-export': [
    'umlauts broken, encoding',
    'prevent formula injection',
    'download raw unformatted values',
  ],
  '/x/react-data-grid/export/#print-export': ['pdf, a4 paper, page orientation'],
  '/x/react-data-grid/export/#custom-export-format': ['download json, xml or jspdf'],
  '/x/react-data-grid/export/#excel-export': ['xlsx spreadsheet download with real date cells'],
  '/x/react-data-grid/export/#customizing-the-document': ['logo, title lines, colors in xlsx'],
  '/x/react-data-grid/export/#using-a-web-worker': [
    'browser freezes during big xlsx download',
    'spinner while generating',
  ],
  '/x/react-data-grid/export/#api-object': [
    'download with button outside table',
    'upload csv to backend',
  ],
};
