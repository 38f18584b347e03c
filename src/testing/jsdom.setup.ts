import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which react-dom/server needs.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Long enough for busy machines.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks idle callbacks; in tests the browser counts as always idle.
window.requestIdleCallback = (callback) => {
  callback({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
