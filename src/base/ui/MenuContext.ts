import { createContext } from 'react';

/** Closes the menu that a {@link MenuItem} stands in. */
export const MenuContext = createContext<() => void>(() => {});
