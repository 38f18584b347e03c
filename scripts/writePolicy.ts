import { environment } from '@/site';
import { policyFactsOf } from './afterBuild/policyFacts';
import { writePolicy } from './afterBuild/writePolicy';

const count = writePolicy('out', policyFactsOf(environment));
console.log(`Content security policy with the hashes of ${count} inline scripts`);
