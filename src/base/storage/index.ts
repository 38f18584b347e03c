export { readStored, writeStored, watchStored } from './local';
export { readCookie, writeCookie } from './cookies';
export { createStore, type Store } from './createStore';
