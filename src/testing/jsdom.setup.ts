import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks them; react-dom/server wants them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Starved machines are slow; a test that waits in vain takes this long.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no idle time; tests take it to be idle always.
window.requestIdleCallback = (callback) => {
  callback({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
