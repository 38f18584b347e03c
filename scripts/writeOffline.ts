import { environment } from '@/site';
import { writeOffline } from './afterBuild/writeOffline';

const { products, sharedSize } = await writeOffline({
  content: '.content',
  out: 'out',
  isOff: environment.workerOff,
});
const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
const sizes = products.map(({ folder, size }) => `${folder} ${megabytes(size)}`);
console.log(
  `${environment.workerOff ? 'No service worker' : 'Service worker'}; ${sizes.join(', ')}, shared ${megabytes(sharedSize)}`,
);
