import {
  Children,
  cloneElement,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';
import { ListboxProps, Rows, Scroller } from './VirtualScroller';

const rowHeight = 40;
const visibleRows = 8;

type Option = ReactElement<HTMLAttributes<HTMLLIElement>>;

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
