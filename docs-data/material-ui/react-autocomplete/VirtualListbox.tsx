import * as React from 'react';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';

const rowHeight = 40;
const visibleRows = 8;

type Option = React.ReactElement<React.HTMLAttributes<HTMLLIElement>>;

const ListboxProps = React.createContext<React.HTMLAttributes<HTMLElement>>({});

/** The scrolling element. It takes the role, the id and the handlers that the Autocomplete gives its listbox. */
const Scroller = React.forwardRef<
  HTMLDivElement,
  React.HTMLAttributes<HTMLElement>
>(function Scroller(props, ref) {
  const listboxProps = React.useContext(ListboxProps);
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
});

const Rows = React.forwardRef<
  HTMLUListElement,
  React.HTMLAttributes<HTMLElement>
>(function Rows({ style, children }, ref) {
  return (
    <ul
      ref={ref}
      role="presentation"
      style={{ ...style, margin: 0, padding: 0 }}
    >
      {children}
    </ul>
  );
});

function Row({ data, index, style }: ListChildComponentProps<Option[]>) {
  const option = data[index];
  if (!option) return null;
  return React.cloneElement(option, {
    style: { ...style, whiteSpace: 'nowrap' },
    'aria-posinset': index + 1,
    'aria-setsize': data.length,
  });
}

const VirtualListbox = React.forwardRef<
  HTMLElement,
  React.HTMLAttributes<HTMLElement>
>(function VirtualListbox({ children, ...listboxProps }, ref) {
  const options = React.Children.toArray(children) as Option[];
  const selected = options.findIndex((option) => option.props['aria-selected']);
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
});

export default VirtualListbox;
