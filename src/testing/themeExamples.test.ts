import path from 'node:path';
import ts from 'typescript';
import { themeExample } from '@/content/api/reference/describe/themeExample';
import { readReference } from '@/content/api/specimens/testing/readReference';
import { virtualHost } from '../../scripts/check/virtualHost';

const root = process.cwd();

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // The examples declare the same name.
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** Writes the theme example of each component as a module; not to the disk, but next to the installed packages. */
async function listExamples(): Promise<Map<string, string>> {
  const { products, docs } = await readReference(root);
  const themes = new Map(products.map(({ product }) => [product.id, product.projectTheme]));
  const examples = docs.flatMap((doc): [string, string][] => {
    const theme = themes.get(doc.productId);
    const example = doc.kind === 'component' && theme && themeExample(doc, theme);
    const file = path.join(root, `${doc.productId}-${doc.name}.theme.ts`);
    return example ? [[file, example.code]] : [];
  });
  return new Map(examples);
}

test('every theme example of the API reference compiles with the installed types', async () => {
  const files = await listExamples();
  const host = virtualHost(options, files);
  const program = ts.createProgram({ rootNames: [...files.keys()], options, host });
  const errors = [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(
      ({ messageText }) =>
        `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  expect(errors).toEqual([]);
  expect(files.size).toBeGreaterThan(250);
}, 120_000);
