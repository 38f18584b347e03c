import { addedAnchors } from './addedAnchors';
import type { Addition } from './additions';

const addition: Addition = {
  links: [{ title: 'Button', pathname: '/a/api/button/' }],
  tabs: [],
  props: {},
} as unknown as Addition;

it.each([
  [[], 'api'],
  [['api'], 'api-reference'],
  [['api', 'api-reference'], 'api-reference-1'],
  [['api', 'api-reference', 'api-reference-1'], 'api-reference-2'],
  [['api-reference'], 'api'],
])('on a page with the anchors %j the id of the section is %s', (anchors: string[], id) => {
  expect(addedAnchors({ anchors }, addition)).toEqual([id]);
});
