import ts from 'typescript';
import { parseModule } from '../collect';
import { deriveModule } from './deriveModule';
import { findSubject } from './findSubject';

/** Returns the registry's module for a demo in `docs-data/rail/fare/`. */
function derived(code: string): string {
  const file = 'docs-data/rail/fare/FareUsage.tsx';
  const { specifiers, tree } = parseModule(file, code);
  const subject = findSubject({ code, tree }, 'Fare');
  if (!subject) throw new Error('There is no subject.');
  const target = '.content/demos/rail/fare/FareUsage.playground.tsx';
  const id = '/rail/fare/FareUsage';
  return deriveModule({ file, code, specifiers, subject, component: 'Fare', target, id });
}

const demo = (jsx: string, imports = '') =>
  `import Fare from 'rail';\n${imports}\nexport default function FareUsage() {\n  return ${jsx};\n}\n`;

it.each([
  ['<Fare />', '<PlaygroundFare />'],
  ['<Fare size="small">Adult</Fare>', '<PlaygroundFare size="small">Adult</PlaygroundFare>'],
  ['<p><Fare /><Fare /></p>', '<p><PlaygroundFare /><Fare /></p>'],
  [
    '<Fare icon={<Fare />}><Fare>1</Fare></Fare>',
    '<PlaygroundFare icon={<Fare />}><Fare>1</Fare></PlaygroundFare>',
  ],
  [
    '<FareList><Fare></Fare ></FareList>',
    '<FareList><PlaygroundFare></PlaygroundFare ></FareList>',
  ],
])('makes the first element in %s the subject', (jsx, expected) => {
  expect(derived(demo(jsx))).toContain(`return ${expected};`);
});

it('uses no name that the demo has', () => {
  const code = demo('<Fare />').replace('FareUsage', 'PlaygroundFare');
  expect(derived(code)).toContain('const PlaygroundFare_ = createSubject');
  expect(derived(code)).toContain('return <PlaygroundFare_ />;');
});

it('keeps the line of all code', () => {
  const code = demo('<Fare />');
  expect(derived(code).split('\n')).toHaveLength(code.split('\n').length);
});

it("resolves the demo's relative imports and packages from its own folder", () => {
  const code = derived(
    demo('<Fare />', "import { prices } from './prices';\nimport '../rail.css';"),
  );
  expect(code).toContain("from '../../../../docs-data/rail/fare/prices'");
  expect(code).toContain("import '../../../../docs-data/rail/rail.css'");
  expect(code).toContain("import Fare from 'rail'");
  expect(code).toContain("from '../../../../src/features/playground/registry'");
});

it('is a module', () => {
  const { diagnostics } = ts.transpileModule(derived(demo('<Fare>Adult</Fare>')), {
    reportDiagnostics: true,
    fileName: 'FareUsage.tsx',
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  expect(diagnostics).toEqual([]);
});
