import { createContext } from 'react';

/**
 * The side navigation's markup while the server renders. Empty in the browser: the navigation is in the document
 * once, as HTML, and neither in the page's data nor in its JavaScript.
 */
export const NavigationHtmlContext = createContext('');
