import type { AllowedName } from '@/model';

/**
 * Names in inline code that look like those of a library, are not in its
 * reference, and are right all the same: each with its reason.
 */
export default [] satisfies readonly AllowedName[];
