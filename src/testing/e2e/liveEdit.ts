import type { Locator } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { expect, type Reader } from './reader';

/** The page and the demo that most tests of the live editor use. */
export const page = '/material-ui/react-button/';
export const name = 'BasicButtons';

/** Returns locators for the parts of a demo with an open live editor. */
export function editorLocators(reader: Reader, demoName = name) {
  const demo = reader.demo(demoName);
  return {
    demo,
    editor: demo.getByRole('textbox', { name: 'Code of ' }),
    preview: demo.frameLocator('iframe[title^="Preview"]').locator('body'),
    problems: demo.getByRole('log', { name: 'Problems' }),
    button: (label: string) => demo.getByRole('button', { name: label, exact: true }),
  };
}

/**
 * Returns the accessibility problems in the demo that is edited. The page around it was checked by `everyPage.spec.ts`, and
 * takes much longer, because the preview is from another origin.
 */
export const problemsOfEditor = ({ page: tab }: Reader) =>
  accessibilityProblems(tab, { within: `[data-demo="${name}"]` });

/** Opens a page at a demo's code and then the live editor, and waits until the editor has the focus. */
export async function openEditor(reader: Reader, address = `${page}#${name}.tsx`, demoName = name) {
  await reader.opens(address);
  const found = editorLocators(reader, demoName);
  await found.button('Edit the code').click();
  await expect(found.editor).toBeFocused();
  return found;
}

/**
 * Replaces the whole content of the editor, as a reader does: Playwright's `fill` selects text in the document, and a
 * problem that the editor marks before the text is inserted changes that selection.
 */
export async function fillEditor(editor: Locator, code: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}

/** Returns the code of a demo that renders the given JSX. */
export const demoShowing = (jsx: string, imports = '') =>
  `${imports}\nexport default function ${name}() {\n  return ${jsx};\n}\n`;

/** Returns the code of a demo that runs `act` once it is rendered, and shows the result, or "refused" if it throws. */
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
