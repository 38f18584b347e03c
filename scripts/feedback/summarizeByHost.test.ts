import type { StoredFeedback } from '@/features/feedback/server';
import { summarizeByHost } from './summarizeByHost';

const entry = (host: string, page = '/a/'): StoredFeedback => ({
  time: '2026-03-04T05:06:07.000Z',
  host,
  page,
  section: '',
  rating: 1,
  comment: '',
  product: 'a',
  version: '1.0.0',
  language: 'en',
});

const preview = entry('preview.example', '/b/');
const local = entry('127.0.0.1:3000', '/c/');
const of = (feedback: StoredFeedback[], isAll = false) =>
  summarizeByHost(feedback, { productionHost: 'Docs.example', isAll }).split('\n');

const a = '/a/      1  100 % yes';
const b = '/b/      1  100 % yes';
const c = (count: number) => `/c/      ${count}  100 % yes`;

test('only feedback of the production host is counted, and other hosts are listed', () => {
  expect(of([preview, local, entry('docs.example'), local])).toEqual([
    a,
    '',
    '3 from other hosts, not counted: 127.0.0.1:3000 (2), preview.example (1)',
    'To count them too: npm run feedback -- --all',
  ]);
  expect(of([entry('docs.example')])).toEqual([a]);
});

test('all feedback is counted on request', () => {
  expect(of([preview, entry('docs.example')], true)).toEqual([
    a,
    b,
    '',
    '1 from other hosts, counted: preview.example (1)',
  ]);
});

test('all feedback is counted if none is from the production host', () => {
  expect(of([local, preview, local])).toEqual([
    c(2),
    b,
    '',
    'Nothing is from the production host Docs.example. 3 from other hosts, counted: 127.0.0.1:3000 (2), preview.example (1)',
  ]);
});

test('at most ten hosts are listed, with control characters escaped', () => {
  const hosts = Array.from({ length: 12 }, (_, index) => entry(`${index}\u001bc`));
  const note = of(hosts).at(-1);
  expect(note).toMatch(/9\\u001bc \(1\) and 2 more$/);
});
