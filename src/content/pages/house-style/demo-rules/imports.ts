import type { SyntaxNode } from '@lezer/common';
import { syntaxRule, textOf } from './syntax';

const values =
  /^React\.(use[A-Z]\w*|forwardRef|memo|lazy|createContext|createElement|cloneElement|isValidElement|Children|Fragment|Suspense|StrictMode|startTransition)$/;

/** Hooks and other values must be imported by name; `React` is for types. */
export const namedHooks = syntaxRule(
  { name: 'named hooks', severity: 'style', looksAt: ['MemberExpression', 'JSXMemberExpression'] },
  (node, module) => {
    const [, name] = values.exec(textOf(module, node)) ?? [];
    if (!name) return undefined;
    const what = `\`React.${name}\` hides what the demo imports.`;
    return { what, fix: `Write \`import { ${name} } from 'react'\` and \`${name}\`.` };
  },
);

/** Modules must be imported individually if the product says so, never through the index of their package. */
export const indexImports = syntaxRule(
  { name: 'index imports', severity: 'style', looksAt: ['ImportDeclaration'] },
  (node, module) => {
    if (isOfTypes(node)) return undefined;
    const from = node.getChild('String');
    const specifier = from ? textOf(module, from).slice(1, -1) : '';
    const { packagesWithoutIndex = [] } = module.demo.style;
    if (!packagesWithoutIndex.includes(specifier)) return undefined;
    const names = node.getChild('ImportGroup')?.getChildren('VariableDefinition') ?? [];
    const first = names[0] ? textOf(module, names[0]) : 'Name';
    const what = `The import takes the whole of \`${specifier}\`.`;
    return {
      what,
      fix: `Write \`import ${first} from '${specifier}/${first}'\`, one line for each name.`,
    };
  },
);

function isOfTypes(node: SyntaxNode): boolean {
  if (node.firstChild?.nextSibling?.name === 'type') return true;
  const group = node.getChild('ImportGroup');
  if (!group || node.getChild('VariableDefinition')) return false;
  return group.getChildren('type').length === group.getChildren('VariableDefinition').length;
}
