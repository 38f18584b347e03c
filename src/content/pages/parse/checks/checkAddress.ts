import type { Draft } from '../draft';

/** Reports a page whose folder cannot be an address: addresses are in lower case, without spaces. */
export function checkAddress(draft: Draft): void {
  const { pathname, file } = draft.source;
  const wrong = pathname
    .split('/')
    .find((part) => part !== '' && !/^[a-z\d][a-z\d._-]*$/.test(part));
  if (wrong === undefined) return;
  const right = wrong
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d._]+/g, '-')
    .replace(/^-|-$/g, '');
  draft.problems.push({
    file,
    line: 1,
    column: 1,
    what: `The folder \`${wrong}\` cannot be part of an address.`,
    fix: `Rename it to \`${right}\`: lowercase letters, digits and hyphens.`,
  });
}
