import fs from 'node:fs';
import { openShard } from '@/features/search/engine/openShard';
const raw = JSON.parse(fs.readFileSync('public/_search/x.json', 'utf8'));
for (let i = 0; i < 5; i++) { const t = performance.now(); const s = openShard({ name: 'x', productId: 'x', title: 'MUI X', listed: true } as never, raw); const t1 = performance.now(); const at = s.names.terms.indexOf('grid'); s.names.postings(at); const t2 = performance.now(); console.log('open', (t1 - t).toFixed(1), 'first postings', (t2 - t1).toFixed(1)); }
