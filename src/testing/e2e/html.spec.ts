import { HtmlValidate } from 'html-validate';
import { findBrokenLinks } from '../site/findBrokenLinks';
import { htmlRules } from '../site/htmlRules';
import { isExported, listExportedPages, pageKinds, readExported } from './exportedSite';
import { expect, test } from './reader';

test('every link of the site leads somewhere, and so does every anchor', () => {
  const pages = listExportedPages();
  expect(pages.length).toBeGreaterThan(20);
  const site = { readPage: readExported, hasFile: isExported };
  expect(findBrokenLinks(pages, site)).toEqual([]);
});

for (const [kind, pathname] of Object.entries(pageKinds)) {
  test(`the HTML of a page of the kind ${kind} is valid`, async () => {
    const validator = new HtmlValidate(htmlRules);
    const report = await validator.validateString(readExported(pathname));
    const lines = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    expect(lines).toEqual([]);
  });
}
