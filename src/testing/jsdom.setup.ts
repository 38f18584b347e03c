import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks them; react-dom/server wants them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
