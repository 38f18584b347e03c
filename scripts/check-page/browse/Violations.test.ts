import { Findings } from './Findings';
import type { Violation } from './findViolations';

const place = { file: 'docs-data/garden/planter/Pot.tsx', line: 4 };

/** Returns a violation of the rule about alternative texts. */
function violation(known: Partial<Violation> = {}): Violation {
  return {
    ...{ rule: 'image-alt', help: 'Images must have alternative text', html: '<img src="/a.png">' },
    ...{ summary: 'Element has no alt attribute', place: { demo: 'Pot', heading: '', text: '' } },
    helpUrl: 'https://dequeuniversity.com/rules/axe/4.13/image-alt?application=playwright',
    ...known,
  };
}

let findings: Findings;
const whats = () => findings.all.map(({ what }) => what);

beforeEach(() => {
  findings = new Findings();
});

it('reports the rule, the element, the looks, and how to fix it', () => {
  findings.violations.add(violation(), place, 'light');
  expect(findings.all).toEqual([
    {
      ...place,
      check: 'accessibility',
      rule: 'image-alt',
      what: 'Images must have alternative text: <img src="/a.png"> (in light)',
      fix: 'Element has no alt attribute https://dequeuniversity.com/rules/axe/4.13/image-alt',
    },
  ]);
});

it('merges the same element in several looks, each once, in the order they were found', () => {
  for (const look of ['light', 'dark', 'light', 'right to left'])
    findings.violations.add(violation(), place, look);
  expect(whats()).toEqual([expect.stringMatching(/ \(in light; in dark; in right to left\)$/)]);
});

it('ignores the attributes by which the check finds elements', () => {
  const marked = '<img src="/a.png" data-check-wide="1" data-check-object="12">';
  findings.violations.add(violation({ html: marked }), place, 'light');
  findings.violations.add(violation(), place, 'dark');
  expect(whats()).toEqual([expect.stringContaining('<img src="/a.png"> (in light; in dark)')]);
});

it('reports other elements, rules and lines separately', () => {
  findings.violations.add(violation(), place, 'light');
  findings.violations.add(violation({ html: '<img src="/b.png">' }), place, 'light');
  findings.violations.add(violation({ rule: 'image-redundant-alt' }), place, 'light');
  findings.violations.add(violation(), { ...place, line: 5 }, 'light');
  expect(findings.all).toHaveLength(4);
});

it('does not change reported problems when they are read twice', () => {
  findings.violations.add(violation(), place, 'light');
  const before = whats();
  findings.violations.add(violation(), place, 'dark');
  expect(whats()).not.toEqual(before);
  expect(whats()).toEqual(whats());
});

it('lists violations after other problems', () => {
  findings.violations.add(violation(), place, 'light');
  findings.problems.push({ ...place, check: 'width', what: 'It is wide.', fix: 'Wrap it.' });
  expect(findings.all.map(({ check }) => check)).toEqual(['width', 'accessibility']);
});
