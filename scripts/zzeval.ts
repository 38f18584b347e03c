import fs from 'node:fs';
import { buildShards } from '@/content/site/search/buildShards';
import { loadSynonyms } from '@/content/site/search';
import * as rw from '@/content/site/search';
import { SearchEngine } from '@/features/search/server';
import { askQuestions, hitRate } from '@/testing/search/askQuestions';
import { questions as own } from '@/testing/search/questions';
async function main() {
  const source = JSON.parse(fs.readFileSync('/tmp/source2.json', 'utf8'));
  const root = process.cwd();
  const synonyms = await loadSynonyms(root);
  const load = (rw as any).loadReadersWords;
  const { ReadersWords } = await import('@/content/site/search/readersWords');
  const readersWords = process.env.NOWORDS ? new ReadersWords() : await load(root);
  const built = buildShards({ ...source, root, iconSynonyms: new Map(), readersWords, readPage: (p: any) => source.read[p.pathname] } as never);
  if (!process.env.LAX) readersWords.checkAddresses(root);
  const engine = new SearchEngine({ version: 1, shards: built.map((b) => b.facts), synonyms } as never);
  for (const { facts, shard } of built) engine.add(facts.name, JSON.parse(JSON.stringify(shard)));
  if (process.env.SIZES) { const z = await import('node:zlib'); for (const { facts, shard } of built) console.log(facts.name, z.brotliCompressSync(JSON.stringify(shard), { params: { [z.constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024); }
  if (process.env.ASK) { const found = engine.search({ text: process.env.ASK, context: { shard: process.env.ON } }); for (const f of found.slice(0, 20)) console.log(f.score.toFixed(3), f.label, f.url, '|', f.title); return; }
  const bare = (u: string) => u.split('#')[0];
  const report = (name: string, qs: any[], verbose: boolean) => {
    const asked = askQuestions(engine, qs);
    const len = asked.map((a) => a.found.slice(0, 3).some((u) => a.expected.some((e) => bare(e) === bare(u))));
    console.log(name, asked.length, 'top1', (100 * hitRate(asked, 1)).toFixed(1), 'top3', (100 * hitRate(asked, 3)).toFixed(1), 'page3', ((100 * len.filter(Boolean).length) / asked.length).toFixed(1));
    if (verbose) asked.forEach((a, i) => { if (a.rank === 0 || a.rank > 3) console.log(`${len[i] ? '~' : 'X'} r${a.rank} [${a.on}] ${a.text}\n     exp ${a.expected.slice(0, 3).join(' ')}\n     got ${a.found.slice(0, 4).join(' ')}`); });
  };
  report('own', own as any, !!process.env.V);
  for (const f of process.argv.slice(2)) {
    const qs = JSON.parse(fs.readFileSync(f, 'utf8')).questions.map((x: any) => ({ text: x.q, on: x.product, expected: x.expect }));
    const isPlain = (q: any) => q.text.split(/\s+/).length >= 4;
    report(f + ' short', qs.filter((q: any) => !isPlain(q)), !!process.env.V);
    report(f + ' plain', qs.filter(isPlain), !!process.env.V);
  }
}
main().then(() => process.exit(0));
