import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Prints the tag to which each component of the packages named on the command line passes its attributes when rendered
// without props, `{ "@mui/material": { "Button": "button" } }`. Leaves out components that cannot be rendered alone.
const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
// React complains about missing props.
console.error = () => {};
console.warn = () => {};
const roots = {};
for (const packageName of process.argv.slice(2)) {
  const folder = path.join('node_modules', packageName);
  const names = fs.readdirSync(folder).filter((name) => /^[A-Z]\w*$/.test(name));
  const tags = names.map((name) => [name, tagOf(`${packageName}/${name}`, name)]);
  roots[packageName] = Object.fromEntries(tags.filter(([, tag]) => tag));
}
process.stdout.write(JSON.stringify(roots));

function tagOf(module, name) {
  try {
    const exported = require(module);
    const component = exported.default ?? exported[name];
    const html = renderToStaticMarkup(createElement(component, { 'data-probe': '' }));
    return /<(\w+)[^>]* data-probe=/.exec(html)?.[1];
  } catch {
    return undefined;
  }
}
