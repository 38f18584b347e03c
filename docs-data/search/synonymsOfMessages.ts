/** Parts of messages that readers paste from a console, and the words of the page that explains them. */
export const synonymsOfMessages = {
  // Any message or symptom
  'not working': ['common mistakes'],
  'doesn t work': ['common mistakes'],
  'does not work': ['common mistakes'],
  'not showing': ['common mistakes'],
  'not visible': ['common mistakes'],
  'onclick not working': ['common mistakes'],
  'sx not working': ['styles have no effect'],
  'sx prop not working': ['styles have no effect'],
  'styles not working': ['styles have no effect'],
  'styles not applied': ['styles have no effect'],
  'styles are overridden': ['styles have no effect', 'why the order matters'],
  'styles overridden': ['styles have no effect', 'why the order matters'],
  'css not working': ['styles have no effect'],
  'label overlap': ['text field common mistakes'],
  'label overlapping': ['text field common mistakes'],

  // React
  'children with the same key': ['autocomplete common mistakes'],
  'none of the options match': ['autocomplete common mistakes'],

  // Server rendering
  'window is not defined': [
    'server rendering common mistakes',
    'what a server doesn t know',
  ],
  'document is not defined': [
    'server rendering common mistakes',
    'what a server doesn t know',
  ],
  'localstorage is not defined': [
    'server rendering common mistakes',
    'what a server doesn t know',
  ],
  'classname did not match': ['react report different html on the server'],
  'text content does not match': ['react report different html on the server'],
  'hydration failed': [
    'react report different html on the server',
    'server rendering common mistakes',
  ],

  // Themes and types
  'styles argument': ['cannot read properties of undefined primary'],
  'function without a theme': ['cannot read properties of undefined primary'],
  'provided to augmentcolor': ['error 11', 'error 12'],
  'exist on type theme': ['tokens of your own'],
  'exist on type palette': ['palette typescript'],
  'palette primary main': ['palette change a color'],

  // Layers
  'blocked aria hidden': ['modal common mistakes'],
  'descendant retained focus': ['modal common mistakes'],

  // Data Grid
  'data grid context': ['api object common mistakes usegridapicontext'],
  'data grid private context': ['api object common mistakes usegridapicontext'],
  'no row with id': ['grid api object common mistakes'],
  useresizeobserver: ['data grid layout common mistakes'],
  useresizecontainer: ['data grid layout common mistakes'],
  'undelivered notifications': ['resizeobserver loop'],
  'empty height': ['data grid layout common mistakes'],
  'empty width': ['data grid layout common mistakes'],

  // Date Pickers
  'isvalid is not a function': ['base concepts common mistakes'],
  'find utils in context': ['why does a picker need a localization provider'],
};
