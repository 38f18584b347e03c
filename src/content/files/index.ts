export { readJson, writeJson } from './json';
export { writeFile } from './writeFile';
