import { createRequire } from 'node:module';

// Prints what the packages named on the command line reveal when they run: prop types and class names.
const require = createRequire(import.meta.url);
const facts = {};
for (const packageName of process.argv.slice(2)) {
  facts[packageName] = factsOf(load(packageName));
}
process.stdout.write(JSON.stringify(facts));

function load(packageName) {
  try {
    return require(packageName);
  } catch {
    return {};
  }
}

function factsOf(exported) {
  const components = {};
  for (const [name, value] of Object.entries(exported)) {
    const types = value?.propTypes ?? value?.type?.propTypes;
    if (types) components[name] = Object.keys(types);
  }
  const classes = Object.fromEntries(
    Object.entries(exported).filter(([name, value]) => /Classes$/.test(name) && isText(value)),
  );
  return { names: Object.keys(exported), components, classes };
}

function isText(value) {
  return typeof value === 'object' && Object.values(value).every((one) => typeof one === 'string');
}
