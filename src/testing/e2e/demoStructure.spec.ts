import { listStructures } from './demoStructure';
import { expect, test } from './reader';
import { listDemosWithMore } from './shownTexts';

const documentOf = (content: string) => `<!doctype html><style>
  @media (max-width: 600px) { .wide { display: none } }
  @media (min-width: 601px) { .narrow { display: none } }
</style><div data-demo="Rows"><div data-demo-stage>${content}</div></div>`;

for (const [what, content, demos] of [
  ['the same', '<button>Save</button>', []],
  ['less', '<button>Save</button><i class="wide" role="img" aria-label="Star"></i>', []],
  ['another role', '<ul class="narrow" role="menu"><li>Save</li></ul>', ['Rows']],
  ['another ARIA attribute', '<p>Save</p><p class="narrow" aria-label="Save">Save</p>', ['Rows']],
  ['a control with less text', '<button>★ <b class="wide">Save</b></button>', []],
  ['a control without any text', '<button><b class="wide">Save</b></button>', ['Rows']],
] as const) {
  test(`a demo that shows ${what} on a phone`, async ({ page }) => {
    await page.setContent(documentOf(content));
    const onAWideScreen = await listStructures(page);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(listDemosWithMore(await listStructures(page), onAWideScreen)).toEqual(demos);
  });
}
