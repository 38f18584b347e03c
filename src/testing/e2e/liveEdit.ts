import type { Locator } from '@playwright/test';
import { expect, type Reader } from './reader';

/** The page and the demo most tests of the editor write in. */
export const page = '/material-ui/react-button/';
export const name = 'BasicButtons';

/** The parts of a demo that is edited. */
export function parts(reader: Reader, demoName = name) {
  const demo = reader.demo(demoName);
  return {
    demo,
    editor: demo.getByRole('textbox', { name: 'Code of ' }),
    preview: demo.frameLocator('iframe[title^="Preview"]').locator('body'),
    problems: demo.getByRole('log', { name: 'Problems' }),
    button: (label: string) => demo.getByRole('button', { name: label, exact: true }),
  };
}

/** Opens a demo's code at an address and begins to write in it. */
export async function openEditor(reader: Reader, address = `${page}#${name}.tsx`, demoName = name) {
  await reader.opens(address);
  const found = parts(reader, demoName);
  await found.button('Edit the code').click();
  await expect(found.editor).toBeFocused();
  return found;
}

/** Puts code in the place of all that is in the editor. */
export const fillEditor = (editor: Locator, code: string) => editor.fill(code);

/** The code of a demo that renders something. */
export const demoShowing = (jsx: string, imports = '') =>
  `${imports}\nexport default function ${name}() {\n  return ${jsx};\n}\n`;

/** Code that does something as soon as it is rendered, and says what came of it. */
export const codeThatRuns = (act: string) =>
  demoShowing(
    '<Act />',
    `import { useEffect, useState } from 'react';
function Act() {
  const [said, say] = useState('waiting');
  useEffect(() => {
    const attempt = async (act: () => unknown) => {
      try {
        return String(await act());
      } catch (error) {
        return 'refused';
      }
    };
    attempt(async () => { ${act} }).then(say);
  }, []);
  return <b>said: {said}</b>;
}`,
  );
