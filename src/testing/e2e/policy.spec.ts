import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listExportedHtml, pageKinds, readFile } from './exportedSite';
import { openEditor, demoShowing, fillEditor } from './liveEdit';
import { expect, test, type Reader } from './reader';
import { notesViolations, serveWithoutPolicy } from './servedPolicy';

/** Returns the content security policy in the response for a page, by directive. */
async function policyOf(page: Page, pathname: string): Promise<Record<string, string[]>> {
  const response = await page.request.get(pathname, { failOnStatusCode: false });
  const policy = response.headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

test.describe('on a host that sends no headers', () => {
  let close = () => {};
  let origin = '';

  test.beforeAll(async () => {
    ({ origin, close } = await serveWithoutPolicy());
  });
  test.afterAll(() => close());

  for (const kind of ['component', 'guide'] as const) {
    test(`a page lives, and runs no script it was not built with (${kind})`, async ({
      reader,
      page,
    }) => {
      const violations = await notesViolations(page);
      const asked: string[] = [];
      await page.route('https://evil.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'window.evil = true' });
      });
      const response = await page.request.get(origin + pageKinds[kind]);
      expect(response.headers()).not.toHaveProperty('content-security-policy');
      await reader.opens(origin + pageKinds[kind]);
      await reader.readsToTheEnd();
      expect(violations).toEqual([]);
      await page.evaluate(() => {
        for (const own of [
          { textContent: 'window.evil = true' },
          { src: 'https://evil.example/a.js' },
        ]) {
          document.body.append(Object.assign(document.createElement('script'), own));
        }
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," onerror="window.evil = true">',
        );
      });
      await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      expect(asked).toEqual([]);
    });
  }
});

test('scripts run by their file or their hash only, and nobody unknown is allowed anything', async ({
  page,
}) => {
  const policy = await policyOf(page, pageKinds.component);
  const scripts = policy['script-src'] ?? [];
  expect(scripts[0]).toBe("'self'");
  expect(scripts.slice(1).filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([]);
  const hosts = Object.values(policy)
    .flat()
    .filter((source) => !/^'|^(data|blob):$/.test(source));
  expect([...new Set(hosts)].sort()).toEqual([
    'https://codesandbox.io',
    'https://fonts.googleapis.com',
    'https://fonts.gstatic.com',
    'https://stackblitz.com',
  ]);
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['manifest-src']).toEqual(["'self'"]);
});

test('the policy names every inline script of every page, and no page has a handler in its markup', async ({
  page,
}) => {
  // Slow, because it parses 50 MB of HTML.
  test.slow();
  const allowed = new Set((await policyOf(page, '/'))['script-src']);
  const files = listExportedHtml().filter((file) => !file.startsWith('_editor/'));
  expect(files.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const used = new Set<string>();
  // The browser's parser finds scripts more reliably than a pattern.
  await page.goto('/404.html');
  for (let at = 0; at < files.length; at += 50) {
    const batch = files.slice(at, at + 50).map((file) => ({ file, html: readFile(file) }));
    const found = await page.evaluate(readScripts, batch);
    for (const { file, scripts, handlers, own } of found) {
      wrong.push(...handlers.map((handler) => `${file}: ${handler}`));
      for (const script of scripts) {
        const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
        used.add(hash);
        if (!allowed.has(hash)) wrong.push(`${file}: ${script.slice(0, 80)}`);
        if (!own.includes(hash)) wrong.push(`${file}, its own policy: ${script.slice(0, 80)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  const unused = [...allowed].filter((source) => source.includes('sha256') && !used.has(source));
  expect(unused, 'hashes of no script').toEqual([]);
});

/** Returns inline scripts and event handlers in the HTML of pages, also in templates. Runs in the browser. */
function readScripts(pages: { file: string; html: string }[]) {
  const parser = new DOMParser();
  const listAll = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element instanceof HTMLTemplateElement ? listAll(element.content) : [element],
    );
  return pages.map(({ file, html }) => {
    const elements = listAll(parser.parseFromString(html, 'text/html'));
    const scripts = elements.filter(
      (element): element is HTMLScriptElement =>
        element instanceof HTMLScriptElement && !element.src && !element.type.endsWith('json'),
    );
    const handlers = elements.flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name }) => `<${element.localName} ${name}>`),
    );
    const meta = elements.find(
      (element): element is HTMLMetaElement =>
        element instanceof HTMLMetaElement && element.httpEquiv === 'Content-Security-Policy',
    );
    const own = meta?.content.split(/[ ;]/) ?? [];
    return { file, own, scripts: scripts.map(({ textContent }) => textContent), handlers };
  });
}

/** Actions of a reader on different pages, none of which the policy may block. */
const visits: Record<string, (reader: Reader, page: Page) => Promise<void>> = {
  'the home page': (reader) => reader.opens('/'),
  'a page with demos, which all wake': async (reader) => {
    await reader.opens(pageKinds.component);
    await reader.readsToTheEnd();
  },
  'another page by a link': async (reader) => {
    await reader.opens(pageKinds.component);
    await reader.followsTheNavigation('Text Field');
  },
  'a page with the reader’s settings': async (reader) => {
    await reader.opens(pageKinds.component);
    await reader.chooses('Mode', 'Dark');
    await reader.chooses('Direction', 'Right to left');
    await reader.readsToTheEnd();
  },
  'a demo that is edited': async (reader) => {
    const { editor, preview } = await openEditor(reader);
    await fillEditor(editor, demoShowing('<b>Edited</b>'));
    await expect(preview).toContainText('Edited');
  },
  'demos in three stylings': async (reader) => {
    await reader.opens('/base-ui/react-button/#css-UnstyledButtonIntroduction.tsx');
    await reader.readsToTheEnd();
  },
  'demos in frames': async (reader, page) => {
    await reader.opens(pageKinds.demos);
    await reader.readsToTheEnd();
    const frame = page.frameLocator('iframe').first();
    await expect(frame.locator('[data-demo-stage][data-live]')).toBeVisible();
  },
  'a demo that fills the screen': async (reader, page) => {
    await reader.opens(pageKinds.framedDemoAlone);
    await expect(page.locator('[data-demo-stage][data-live]')).toBeVisible();
  },
  'a demo alone': async (reader, page) => {
    await reader.opens(pageKinds.demoAlone);
    await expect(page.locator('[data-demo-stage][data-live]')).toBeVisible();
  },
  'the reference': (reader) => reader.opens(pageKinds.reference),
  'the reference in tabs': (reader) => reader.opens(pageKinds.tabbedReference),
  'the markdown of everything': (reader) => reader.opens(pageKinds.kitchenSink),
  'all versions': (reader) => reader.opens(pageKinds.versions),
  'an error’s message': (reader) =>
    reader.opens(`${pageKinds.productionError}?code=11&args[]=%20(primary)&args[]=500`),
  'the page without a connection': (reader) => reader.opens(pageKinds.offline),
  'a page that is not there': async (reader, page) => {
    await page.goto('/material-ui/react-buton/');
    await expect(reader.main.getByRole('link', { name: 'Button' }).first()).toBeVisible();
  },
};

for (const [what, visit] of Object.entries(visits)) {
  test(`the policy blocks nothing that readers do: ${what}`, async ({ reader, page }) => {
    const violations = await notesViolations(page);
    await visit(reader, page);
    expect(violations).toEqual([]);
    expect(reader.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test('an injected script does not run', async ({ reader, page }) => {
  const violations = await notesViolations(page);
  await reader.opens(pageKinds.component);
  const ran = await page.evaluate(async () => {
    const element = document.createElement('script');
    element.textContent = 'window.brought = true';
    document.body.append(element);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="window.brought = true">';
    await new Promise((resolve) => {
      picture.querySelector('img')?.addEventListener('error', resolve);
      document.body.append(picture);
    });
    return 'brought' in window;
  });
  expect(ran).toBe(false);
  // The header and the `<meta>` element contain the same policy, and each reports a violation.
  await expect.poll(() => new Set(violations).size).toBe(2);
  expect([...new Set(violations)].join()).toMatch(/script-src-elem inline.*script-src-attr inline/);
});
