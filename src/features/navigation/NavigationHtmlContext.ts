import { createContext } from 'react';

/**
 * Provides the side navigation's markup during server rendering. Empty in the browser: the markup is in the document
 * only, neither in the page's data nor in its JavaScript.
 */
export const NavigationHtmlContext = createContext('');
