import {
  Children,
  cloneElement,
  createContext,
  forwardRef,
  useContext,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';

const rowHeight = 40;
const visibleRows = 8;

type Option = ReactElement<HTMLAttributes<HTMLLIElement>>;

const ListboxProps = createContext<HTMLAttributes<HTMLElement>>({});

/** The scrolling element. It takes the role, the id and the handlers that the Autocomplete gives its listbox. */
const Scroller = forwardRef<HTMLDivElement, HTMLAttributes<HTMLElement>>(
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

const Rows = forwardRef<HTMLUListElement, HTMLAttributes<HTMLElement>>(
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

function Row({ data, index, style }: ListChildComponentProps<Option[]>) {
  const option = data[index];
  if (!option) return null;
  return cloneElement(option, {
    style: { ...style, whiteSpace: 'nowrap' },
    'aria-posinset': index + 1,
    'aria-setsize': data.length,
  });
}

const VirtualListbox = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(
  function VirtualListbox({ children, ...listboxProps }, ref) {
    const options = Children.toArray(children) as Option[];
    const selected = options.findIndex(
      (option) => option.props['aria-selected'],
    );
    return (
      <ListboxProps.Provider value={listboxProps}>
        <FixedSizeList
          outerRef={ref}
          outerElementType={Scroller}
          innerElementType={Rows}
          initialScrollOffset={Math.max(0, selected - 3) * rowHeight}
          width="100%"
          height={Math.min(options.length, visibleRows) * rowHeight}
          itemCount={options.length}
          itemData={options}
          itemSize={rowHeight}
          overscanCount={8}
        >
          {Row}
        </FixedSizeList>
      </ListboxProps.Provider>
    );
  },
);

export default VirtualListbox;
