import { environment } from '@/site';
import { writeOffline } from './afterBuild/writeOffline';

const { products } = await writeOffline({
  content: '.content',
  out: 'out',
  isOff: environment.workerOff,
});
const sizes = products.map(({ folder, size }) => `${folder} ${(size / 1e6).toFixed(1)} MB`);
console.log(
  `${environment.workerOff ? 'No service worker' : 'Service worker'}; ${sizes.join(', ')}`,
);
