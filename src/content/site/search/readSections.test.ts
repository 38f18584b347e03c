import type { Block } from '@/model';
import { firstSentence, textOfHtml, textOfMarkdown } from './plainText';
import { identifiersIn } from './namesInCode';
import { readSections } from './readSections';

const demo = (name: string) => ({ kind: 'demo', demo: { name }, html: '' }) as unknown;

it('splits a page at its headings, with code and demos separate', () => {
  const blocks = [
    { kind: 'prose', html: '<p>Before &amp; all.</p>' },
    demo('First'),
    {
      kind: 'prose',
      html: '<div class="heading"><h2 id="size"><span id="dimensions"></span>Size <code>sm</code></h2><a class="heading-anchor" href="#size">#</a><button class="heading-comment"></button></div><p>Small<br>or large.</p><pre><code>size="sm"</code></pre>',
    },
    demo('Sizes'),
  ] as Block[];
  expect(readSections({ blocks })).toEqual([
    {
      id: '',
      aliases: [],
      title: '',
      text: 'Before & all.',
      code: '',
      demos: ['First'],
      answers: [],
    },
    {
      ...{ id: 'size', aliases: ['dimensions'], title: 'Size sm' },
      ...{ text: 'Small or large.', code: 'size="sm"', demos: ['Sizes'], answers: [] },
    },
  ]);
});

it('reads paragraphs that begin with a sentence in bold as answers', () => {
  const html =
    '<h2 id="mistakes">Common mistakes</h2><p>These are frequent:</p><p><strong>The seat is <code>null</code>.</strong> Set <code>row</code>.</p><p><strong>Why?</strong></p><p><strong>Row</strong> is a number. <strong>Not this.</strong></p>';
  const [, section] = readSections({ blocks: [{ kind: 'prose', html }] as unknown as Block[] });
  expect(section?.answers).toEqual([
    { title: 'The seat is null.', text: 'Set row.' },
    { title: 'Why?', text: '' },
  ]);
  expect(section?.text).toBe('These are frequent: Row is a number. Not this.');
});

it('leaves the button that copies out of the code, and keywords and the text of elements', () => {
  const html =
    '<pre><code>import Seat from &quot;@rail/Seat&quot;; const f = () =&gt; &lt;Seat row={2}&gt;To Oslo&lt;/Seat&gt;</code><button type="button" class="code-copy">Copy</button></pre>';
  const [section] = readSections({ blocks: [{ kind: 'prose', html }] as unknown as Block[] });
  expect(section?.code).toBe('Seat "@rail/Seat"; f = () => <Seat row={2}> </Seat>');
});

it('keeps the names in camel case of code that is searched for these only', () => {
  expect(identifiersIn('<SeatMap row={2} onSeatChange={save} kind="soft" />')).toBe(
    'seatmap onseatchange',
  );
});

it('reads the text of HTML and Markdown', () => {
  expect(textOfHtml('<p>a &lt;b&gt;</p><p>c&nbsp;d</p>')).toBe('a <b> c d');
  expect(textOfMarkdown('See [the **guide**](/a/) of `Ticket`.')).toBe('See the guide of Ticket.');
});

it.each([
  ['One. Two.', 40, 'One.'],
  ['Version 6.0 is here. More.', 40, 'Version 6.0 is here.'],
  ['A long sentence that goes on, and on.', 30, 'A long sentence that goes on…'],
  ['', 10, ''],
])('firstSentence(%j, %d)', (text, length, start) =>
  expect(firstSentence(text, length)).toBe(start),
);
