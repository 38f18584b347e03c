import fs from 'node:fs';
import { editorFrameUrl } from '@/model';
import type { Deployment } from './deployment';
import { pageKinds } from './exportedSite';
import { demoShowing, openEditor, editorLocators, fillEditor, problemsOfEditor } from './liveEdit';
import { expect, test, type ProductionReader } from './productionSite';

const product = 'Base UI';
const page = '/base-ui/react-button/';
const demoName = 'UnstyledButtonsSimple';
const noConnection = 'You’re offline, and the preview isn’t stored on this device.';

/** Downloads a product, and then cuts the connection. */
async function isOfflineWithProduct(reader: ProductionReader, deployment: Deployment) {
  test.slow();
  await reader.opensWithWorker(pageKinds.guide);
  await reader.makesAvailableOffline(product);
  deployment.cut();
}

/** Opens a page with an active worker, and edits a demo while the connection lasts. */
async function editsWithWorker(reader: ProductionReader) {
  await reader.opensWithWorker(pageKinds.guide);
  const opened = await openEditor(reader);
  await expect(opened.preview).toContainText('Publish');
  return opened;
}

test('a demo of a product that is available offline is edited with the network cut', async ({
  reader,
  deployment,
}) => {
  await isOfflineWithProduct(reader, deployment);
  const opened = await openEditor(reader, `${page}#${demoName}.tsx`, demoName);
  const { demo, editor, preview, problems, button } = opened;
  await fillEditor(editor, demoShowing('<b>Written offline</b>'));
  await expect(preview).toContainText('Written offline');
  await fillEditor(
    editor,
    demoShowing(
      '<Button slots={{ root: "i" }}>Imported</Button>',
      `import { Button } from '@mui/base';`,
    ),
  );
  await expect(preview.locator('i')).toHaveText('Imported');
  await fillEditor(editor, 'const a = 1;\nconst b = ];\n');
  await expect(demo.locator('.cm-problem-line')).toHaveText('const b = ];');
  await expect(problems).toContainText('line 2:');
  await expect(preview).toContainText('Imported');
  await button('Reset demo').click();
  await expect(editor).toBeHidden();
  await expect(demo.locator('[data-demo-stage]').getByRole('button').first()).toBeVisible();
});

test('a demo in Tailwind is edited with the network cut, without the origin of the site', async ({
  reader,
  deployment,
}) => {
  await isOfflineWithProduct(reader, deployment);
  const styled = 'UnstyledButtonIntroduction';
  const { editor, preview } = await openEditor(reader, `${page}#tailwind-${styled}.tsx`, styled);
  await fillEditor(editor, demoShowing('<b className="pl-[37px]">{self.origin}</b>'));
  await expect(preview.locator('b')).toHaveText('null');
  await expect(preview.locator('b')).toHaveCSS('padding-left', '37px');
});

test('without its product on the device the preview says so, and comes back with the network', async ({
  reader,
  deployment,
}) => {
  const { demo, editor, preview, button } = await editsWithWorker(reader);
  await button('Reset demo').click();
  deployment.cut();
  await button('Edit the code').click();
  const notice = demo.getByRole('status').filter({ hasText: noConnection });
  await expect(notice).toBeVisible();
  await fillEditor(editor, demoShowing('<b>Kept</b>'));
  expect(await problemsOfEditor(reader)).toEqual([]);
  await button('Try again').click();
  await expect(notice).toBeVisible();
  await expect(editor).toContainText('Kept');
  deployment.restore();
  await button('Try again').click();
  await expect(preview).toContainText('Kept');
  await expect(notice).toBeHidden();
});

test('an import that cannot be fetched takes the place of the preview until it can', async ({
  reader,
  deployment,
}) => {
  const { demo, editor, preview, button } = await editsWithWorker(reader);
  deployment.cut();
  await fillEditor(editor, demoShowing('<b>Without imports</b>'));
  await expect(preview).toContainText('Without imports');
  await fillEditor(editor, demoShowing('<b>{typeof dayjs}</b>', `import dayjs from 'dayjs';`));
  await expect(demo.getByRole('status').filter({ hasText: noConnection })).toBeVisible();
  deployment.restore();
  await button('Try again').click();
  await expect(preview).toContainText('function');
});

test('a copy whose headers do not take its origin away is not opened', async ({
  reader,
  deployment,
}) => {
  deployment.answer(editorFrameUrl, (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(fs.readFileSync(`out${editorFrameUrl}`));
  });
  await isOfflineWithProduct(reader, deployment);
  const { demo, editor, button } = await openEditor(reader, `${page}#${demoName}.tsx`, demoName);
  const notice = demo.getByRole('status').filter({ hasText: 'lacks the header' });
  await expect(notice).toBeVisible();
  await fillEditor(editor, `localStorage.setItem('reached', 'yes');\n${demoShowing('<b>Ran</b>')}`);
  await button('Try again').click();
  await expect(notice).toBeVisible();
  await expect(editorLocators(reader, demoName).demo.locator('iframe')).toHaveCount(0);
  expect(await reader.page.evaluate(() => localStorage.getItem('reached'))).toBeNull();
});
