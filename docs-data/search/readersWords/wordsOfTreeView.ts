/** Phrases of readers for sections of the Tree View's pages. */
export const wordsOfTreeView = {
  '/x/react-tree-view/': ['nested list, collapsible nodes, hierarchical folder outline'],
  '/x/react-tree-view/#which-one-to-choose': [
    'difference between simple and rich tree, pros and cons',
    'tree from json or nested markup',
  ],
  '/x/react-tree-view/#plans': ['is drag and drop of nodes free or paid', 'price of the pro tree'],
  '/x/react-tree-view/#two-item-components': [
    'difference between TreeItem and TreeItem2, old or new',
  ],
  '/x/react-tree-view/accessibility/#roles-and-states': [
    'aria attributes of tree nodes',
    'what does a blind user hear, semantics of treeitem',
  ],
  '/x/react-tree-view/accessibility/#what-you-need-to-do': [
    'pass an accessibility audit with a tree',
    'delete button inside a node not reachable without mouse',
  ],
  '/x/react-tree-view/accessibility/#on-an-item': [
    'keyboard shortcuts to open and close nodes',
    'jump to a node by typing its first letter',
    'asterisk key opens whole level',
  ],
  '/x/react-tree-view/accessibility/#selection': ['mark a range of nodes, hotkey, ctrl+a'],
  '/x/react-tree-view/accessibility/#limitations': ['typing several letters fails to find node'],
  '/x/react-tree-view/getting-started/#quick-start': ['npm add tree package, hello world node'],
  '/x/react-tree-view/getting-started/#import': ['module path of TreeItem, cannot find export'],
  '/x/react-tree-view/getting-started/#theme': [
    'same look for all trees of an app',
    'MuiTreeItem unknown in createTheme typings, style overrides globally',
  ],
  '/x/react-tree-view/getting-started/#call-methods-of-a-tree': [
    'open a node from an external button, by ref',
  ],
  '/x/react-tree-view/getting-started/#check-that-it-works': ['unit test, query a node by role'],
  '/x/react-tree-view/rich-tree-view/customization/#custom-icons': [
    'different icon per node depending on data',
    'replace plus and minus or arrow in an array tree',
  ],
  '/x/react-tree-view/rich-tree-view/customization/#custom-label': [
    'show secondary text or extra field in a node',
    'avatar and subtitle beside node name',
  ],
  '/x/react-tree-view/rich-tree-view/customization/#headless-api': [
    'own markup for a node, bar under each folder',
  ],
  '/x/react-tree-view/rich-tree-view/customization/#file-explorer': [
    'file manager sidebar like vscode or windows explorer',
    'show pdf, image, video icons by file type',
  ],
  '/x/react-tree-view/rich-tree-view/customization/#typescript': ['getItem returns any, node type'],
  '/x/react-tree-view/rich-tree-view/expansion/#basics': ['folders initially unfolded on load'],
  '/x/react-tree-view/rich-tree-view/expansion/#controlled-expansion': [
    'accordion tree, opening one node closes the others',
    'unfold everything, toggle whole tree with array data',
  ],
  '/x/react-tree-view/rich-tree-view/focus/#focus-a-specific-item': [
    'jump to a deeply nested node that is hidden in a closed folder',
    'highlight node with keyboard cursor after validation fails',
  ],
  '/x/react-tree-view/rich-tree-view/focus/#accessibility': ['autofocus on load, scroll to node'],
  '/x/react-tree-view/rich-tree-view/items/#basics': [
    'render nested json as a tree',
    'alphabetical order of nodes',
    'data format for nodes',
  ],
  '/x/react-tree-view/rich-tree-view/items/#add-and-remove-items': [
    'create a new node with a button',
    'delete a node, update tree dynamically',
  ],
  '/x/react-tree-view/rich-tree-view/items/#from-a-flat-list': [
    'convert parent_id rows from sql database to nested children',
    'adjacency list to tree',
  ],
  '/x/react-tree-view/rich-tree-view/items/#item-identifier': [
    'my key is called uuid or _id, numeric primary key',
  ],
  '/x/react-tree-view/rich-tree-view/items/#item-label': [
    'my json has name or title instead of label',
    'display first and last name together',
  ],
  '/x/react-tree-view/rich-tree-view/items/#label-editing': [
    'rename a folder inline',
    'double-click node to change its text, F2',
  ],
  '/x/react-tree-view/rich-tree-view/items/#disabled-items': [
    'gray out nodes the user has no permission for',
  ],
  '/x/react-tree-view/rich-tree-view/items/#track-item-clicks': [
    'right-click menu on a node',
    'run a function on node double-click',
  ],
  '/x/react-tree-view/rich-tree-view/items/#search': [
    'filter tree with a text box',
    'find nodes by typing, show only matching folders',
  ],
  '/x/react-tree-view/rich-tree-view/items/#get-an-item-by-id': [
    'only have the key, need whole record of clicked node',
    'lookup data of selected node',
  ],
  '/x/react-tree-view/rich-tree-view/items/#get-an-items-dom-element-by-id': [
    'bring a node into the visible area of a long tree',
    'html element of a node',
  ],
  '/x/react-tree-view/rich-tree-view/items/#get-the-current-item-tree': ['export nodes as json'],
  '/x/react-tree-view/rich-tree-view/items/#get-an-items-children-by-id': [
    'count subnodes, list nodes inside a folder',
    'is this node a leaf',
  ],
  '/x/react-tree-view/rich-tree-view/items/#get-the-ancestors-of-an-item': [
    'find parent node, path from root to node',
    'breadcrumbs for the selected node',
  ],
  '/x/react-tree-view/rich-tree-view/items/#limitations': [
    'fetch children from server only when node opens',
    'async tree, lazily loaded folders, ajax spinner',
  ],
  '/x/react-tree-view/rich-tree-view/items/#typescript': [
    'generics for node data, extra properties',
  ],
  '/x/react-tree-view/rich-tree-view/items/#performance': [
    'tree with 10000 nodes lags, windowed rendering',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/': ['drag n drop of items'],
  '/x/react-tree-view/rich-tree-view/ordering/#basics': [
    'drag and drop nodes, sortable tree',
    'move a file into another folder with the mouse',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/#limit-the-re-ordering': [
    'forbid dropping into certain nodes',
    'lock some nodes so they cannot be dragged',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/#react-to-an-item-re-ordering': [
    'event after dnd, old and new parent of moved node',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/#send-the-current-items-to-the-server': [
    'persist dragged nodes in database, post to backend',
    'undo move when saving fails',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/#only-reorder-using-a-drag-handle': [
    'grip icon with dots for moving a node',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/#accessibility': [
    'up and down buttons to change position without dragging',
    'sort nodes by keyboard',
  ],
  '/x/react-tree-view/rich-tree-view/ordering/#limitations': [
    'drop node from one tree into a second tree',
    'empty folder still displays arrow after dragging',
  ],
  '/x/react-tree-view/rich-tree-view/selection/#parent-children-selection-relationship': [
    'ticking a folder should check all subfolders, cascade',
    'tri-state checkboxes, half checked parent',
    'selecting a folder selects everything in it',
  ],
  '/x/react-tree-view/rich-tree-view/selection/#select-only-leaves': [
    'folders not selectable, only last level',
    'no checkbox on categories or groups',
  ],
  '/x/react-tree-view/rich-tree-view/selection/#select-or-deselect-an-item': [
    'pick a node from outside with a button',
  ],
  '/x/react-tree-view/simple-tree-view/customization/#custom-icons': [
    'change chevron arrow to plus and minus',
    'arrow points wrong way in arabic or hebrew tree',
  ],
  '/x/react-tree-view/simple-tree-view/customization/#custom-toggle-animations': [
    'remove sliding effect when opening a node',
    'spring transition, slower folding',
  ],
  '/x/react-tree-view/simple-tree-view/customization/#custom-styling': [
    'truncate long node names with dots',
    'node height, font size, hover color, css',
  ],
  '/x/react-tree-view/simple-tree-view/customization/#custom-label': [
    'bold or rich html in node text',
    'link or badge within a node',
  ],
  '/x/react-tree-view/simple-tree-view/customization/#customized-tree-views': [
    'vertical connector lines between parent and child',
    'mail sidebar with counts like gmail',
  ],
  '/x/react-tree-view/simple-tree-view/customization/#accessibility': ['selected node too pale'],
  '/x/react-tree-view/simple-tree-view/expansion/#controlled-expansion': [
    'open all and close all button',
    'remember unfolded nodes in localStorage',
  ],
  '/x/react-tree-view/simple-tree-view/expansion/#track-item-expansion-change': [
    'event when a node is opened or closed',
  ],
  '/x/react-tree-view/simple-tree-view/expansion/#limit-expansion-to-icon-container': [
    'click node text without opening it',
    'only the arrow should toggle',
  ],
  '/x/react-tree-view/simple-tree-view/focus/#follow-the-focus': [
    'show help text for the node under the cursor',
  ],
  '/x/react-tree-view/simple-tree-view/focus/#basics': ['wrong node gets highlighted by tab key'],
  '/x/react-tree-view/simple-tree-view/items/#item-identifier': [
    'duplicate key crash when opening a folder',
    'set html id attribute of a node',
  ],
  '/x/react-tree-view/simple-tree-view/items/#focus-disabled-items': [
    'arrows jump over gray nodes',
  ],
  '/x/react-tree-view/simple-tree-view/items/#track-clicks-on-items': [
    'which node was clicked, onClick handler',
  ],
  '/x/react-tree-view/simple-tree-view/items/#server-rendering': ['nextjs hydration, nodes flash'],
  '/x/react-tree-view/simple-tree-view/selection/#single-selection': [
    'unselect a node by clicking it again',
    'clicking a folder both picks and opens it',
  ],
  '/x/react-tree-view/simple-tree-view/selection/#multi-selection': [
    'pick more than one node with ctrl or shift click',
  ],
  '/x/react-tree-view/simple-tree-view/selection/#disable-selection': [
    'read-only tree, click must not highlight node',
  ],
  '/x/react-tree-view/simple-tree-view/selection/#checkbox-selection': [
    'tick boxes in front of nodes',
  ],
  '/x/react-tree-view/simple-tree-view/selection/#controlled-selection': [
    'preselect a node from the url',
    'reset picked nodes, current value in useState',
  ],
  '/x/react-tree-view/tree-item-customization/#item-children-indentation': [
    'left space per level too small, nesting offset',
  ],
  '/x/react-tree-view/tree-item-customization/#indentation-at-item-level': [
    'hover highlight should span full width of row',
  ],
  '/x/react-tree-view/tree-item-customization/#slots-or-hook': [
    'override default key behavior, stop arrow key closing node',
    'know inside a node whether it is open',
  ],
};
