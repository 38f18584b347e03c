export { followHash, useCodeStyling, useCodeVariant, useStylingAtOnce } from './preferences';
export { stylingCookie } from './stylingCookie';
export {
  stylingPrefixPattern,
  formatDemoHash,
  parseDemoHash,
  type DemoHash,
} from './parseDemoHash';
export { watchHash } from './watchHash';
export { copyText } from './copyText';
export { useCopy, type CopyState } from './useCopy';
export { CopyButton } from './CopyButton';
export { codeTabKey } from './codeTabKey';
export { FileTabs, type FileTabsProps } from './FileTabs';
