import { pairUp } from '@/model/pairUp';
import type { CheckName } from '../problem';
import type { PageVisit } from './pageVisit';
import { locateElements } from './locateElements';

/** Reports attributes in the open document whose value contains `[object Object]`. */
export async function reportObjects(visit: PageVisit, check: CheckName): Promise<void> {
  const names = await visit.page.evaluate(() => {
    let count = 0;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const found = [...element.attributes].filter(({ value }) => /\[object \w+\]/.test(value));
      if (found.length === 0) return [];
      element.setAttribute('data-check-object', String(count++));
      return [found.map(({ name }) => `\`${name}\``).join(', ')];
    });
  });
  if (names.length === 0) return;
  const selectors = names.map((_, index) => [`[data-check-object="${index}"]`]);
  const places = await visit.page.evaluate(locateElements, selectors);
  for (const [name, place] of pairUp(names, places)) {
    visit.problems.push({
      check,
      ...visit.placeOf(place),
      what: `The attribute ${name} holds \`[object Object]\`.`,
      fix: 'Pass a string, or a prop that accepts objects: this one goes to an element as it is.',
    });
  }
}
