import {
  createContext,
  forwardRef,
  useContext,
  type HTMLAttributes,
} from 'react';

/** What the Autocomplete passes to its listbox. */
export const ListboxProps = createContext<HTMLAttributes<HTMLElement>>({});

/** The scrolling element. It has the role, the id and the handlers of the listbox. */
export const Scroller = forwardRef<HTMLDivElement, HTMLAttributes<HTMLElement>>(
  function Scroller(props, ref) {
    const listboxProps = useContext(ListboxProps);
    const style = { ...props.style, maxHeight: 'none', padding: 0 };
    return (
      <div
        ref={ref}
        {...props}
        {...listboxProps}
        onScroll={props.onScroll}
        style={style}
      />
    );
  },
);

export const Rows = forwardRef<HTMLUListElement, HTMLAttributes<HTMLElement>>(
  function Rows({ style, children }, ref) {
    return (
      <ul
        ref={ref}
        role="presentation"
        style={{ ...style, margin: 0, padding: 0 }}
      >
        {children}
      </ul>
    );
  },
);
