import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks them; react-dom/server wants them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no idle time; tests take it to be idle always.
window.requestIdleCallback = (callback) => {
  callback({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
