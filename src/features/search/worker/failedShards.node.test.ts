import { searchIndexUrl, shardUrl } from '@/model/search';
import { index, question, settle, shard, startSession, whole } from './testing/startSession';

it.each([
  ['missing', undefined],
  ['of another version', { ...shard('rail'), version: 0 }],
  ['no shard at all', 'oops'],
])(
  'says that a shard is %s, answers with the rest, and tries again when asked',
  async (_, broken) => {
    const files = { ...whole, [shardUrl('rail')]: broken };
    if (broken === undefined) delete files[shardUrl('rail')];
    const { session, answers, failed } = startSession(files);
    session.handleMessage({ kind: 'ask', id: 1, question });
    await settle();
    expect(failed()).toEqual([['rail']]);
    expect(
      answers()
        .at(-1)
        ?.groups.map(({ url }) => url),
    ).toEqual(['/tram/']);
    files[shardUrl('rail')] = shard('rail');
    session.handleMessage({ kind: 'retry' });
    await settle();
    expect(failed().at(-1)).toEqual([]);
    expect(answers().at(-1)?.count).toBe(2);
  },
);

it('says that the list is missing, and tries again when asked', async () => {
  const files: Record<string, unknown> = {};
  const { session, answers, failed } = startSession(files);
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(failed()).toEqual([['index']]);
  Object.assign(files, whole);
  session.handleMessage({ kind: 'retry' });
  await settle();
  expect(answers().at(-1)?.count).toBe(2);
});

it('says that a list of another version is missing, and answers nothing', async () => {
  const { session, answers, failed } = startSession({
    ...whole,
    [searchIndexUrl]: { ...index, version: 0 },
  });
  session.handleMessage({ kind: 'ask', id: 1, question });
  await settle();
  expect(failed()).toEqual([['index']]);
  expect(answers()).toEqual([]);
});
