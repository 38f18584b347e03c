import products from '../docs-data/products';
import type { Product } from '@/model';
import { environment } from '@/site';
import { writePolicy } from './afterBuild/writePolicy';

const all: readonly Product[] = Object.values(products);
const fontStylesheets = all.flatMap(({ fonts = [] }) => fonts.map(({ stylesheet }) => stylesheet));
const count = writePolicy('out', { ...environment, fontStylesheets });
console.log(`Content security policy with the hashes of ${count} inline scripts`);
