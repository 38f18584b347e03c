import type { HTMLAttributes, Key } from 'react';

/** What `renderOption` receives. Its type in the package lacks the key. */
export type OptionProps = Omit<HTMLAttributes<HTMLLIElement>, 'color'> & {
  key?: Key;
};
