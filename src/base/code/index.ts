export { useCodeVariant, useCodeStyling, followHash } from './preferences';
export { parseDemoHash, type DemoHash } from './parseDemoHash';
export { copyText } from './copyText';
export { useCopy, type CopyState } from './useCopy';
export { CopyButton } from './CopyButton';
export { codeTabKey } from './codeTabKey';
