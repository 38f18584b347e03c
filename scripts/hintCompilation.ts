import { hintCompilation } from './afterBuild/hintCompilation';

console.log(`${hintCompilation('out')} scripts that browsers compile as a whole`);
