import { createContext, useContext } from 'react';

export type Notify = (text: string) => void;

export const NotifyContext = createContext<Notify>(() => {});

/** A function that any component below the provider can call to show a message. */
export const useNotify = () => useContext(NotifyContext);
