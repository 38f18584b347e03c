import type { DemoTheme } from '@/model';
import { DemoProvider } from './DemoProvider';
import { styleSheets } from './styleSheets';

/** What surrounds the demos of Joy UI. */
export default { Provider: DemoProvider, styleSheets } satisfies DemoTheme;
