#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// From any folder: what TypeScript's paths mean is said in the project of this file.
process.env.TSX_TSCONFIG_PATH ??= new URL('../tsconfig.json', import.meta.url).pathname;
register();
await import('./mcp.ts');
