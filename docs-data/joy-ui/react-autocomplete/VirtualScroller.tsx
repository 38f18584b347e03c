import {
  createContext,
  forwardRef,
  useContext,
  type HTMLAttributes,
} from 'react';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';

export type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'color'>;

/** Role, id, name and handlers for the element that scrolls. */
export const ListboxProps = createContext<ElementProps>({});

export const Scroller = forwardRef<HTMLUListElement, ElementProps>(
  function Scroller(props, ref) {
    const listboxProps = useContext(ListboxProps);
    return <AutocompleteListbox {...listboxProps} {...props} ref={ref} />;
  },
);

export const Rows = forwardRef<HTMLDivElement, ElementProps>(
  function Rows(props, ref) {
    return <div {...props} ref={ref} role="presentation" />;
  },
);
