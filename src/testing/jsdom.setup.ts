import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// react-dom/server needs these, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Milliseconds that are long enough for busy machines.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks idle callbacks. In tests, the browser is always idle.
window.requestIdleCallback = (callback) => {
  callback({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
