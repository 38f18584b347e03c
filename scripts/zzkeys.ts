import fs from 'node:fs';
import { readSections } from '@/content/site/search/readSections';
import words from '../docs-data/search/readersWords';
const source = JSON.parse(fs.readFileSync(process.argv[2] ?? '/tmp/source.json', 'utf8'));
const ids = new Set<string>(); const alias = new Map<string, string>();
for (const [p, page] of Object.entries<any>(source.read)) { ids.add(p); for (const s of readSections(page)) { ids.add(`${p}#${s.id}`); for (const a of s.aliases) alias.set(`${p}#${a}`, `${p}#${s.id}`); } }
const all = Object.keys(words); let bad = 0;
for (const k of all) if (!ids.has(k)) { bad++; console.log(k, '=>', alias.get(k) ?? '?'); }
console.log(all.length, 'keys', bad, 'bad');
const files = fs.readdirSync('docs-data/search/readersWords').filter((f) => true);
if (process.argv[3] === 'fix') for (const f of files) { const file = `docs-data/search/readersWords/${f}`; let s = fs.readFileSync(file, 'utf8'); for (const k of all) { const to = alias.get(k); if (!ids.has(k) && to) s = all.includes(to) ? s : s.replace(`'${k}'`, `'${to}'`); } fs.writeFileSync(file, s); }
