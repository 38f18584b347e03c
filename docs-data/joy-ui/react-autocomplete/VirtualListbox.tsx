import { Children, cloneElement, forwardRef, type ReactElement } from 'react';
import { Popper, type PopperProps } from '@mui/base/Popper';
import { FixedSizeList, type ListChildComponentProps } from 'react-window';
import {
  ListboxProps,
  Rows,
  Scroller,
  type ElementProps,
} from './VirtualScroller';

const rowHeight = 36;

type Option = ReactElement<ElementProps>;

function Row({ data, index, style }: ListChildComponentProps<Option[]>) {
  const option = data[index];
  if (!option) return null;
  const place = { 'aria-setsize': data.length, 'aria-posinset': index + 1 };
  const isOption = option.props.role === 'option';
  return cloneElement(option, { style, ...(isOption && place) });
}

interface VirtualListboxProps extends ElementProps {
  anchorEl: PopperProps['anchorEl'];
  open: boolean;
  modifiers: PopperProps['modifiers'];
}

/** Renders the options in view. Receives the props of both the popper and the list. */
export const VirtualListbox = forwardRef<HTMLElement, VirtualListboxProps>(
  function VirtualListbox({ children, style, ...props }, ref) {
    const { anchorEl, open, modifiers, ...listboxProps } = props;
    const options = Children.toArray(children) as Option[];
    const selected = options.findIndex((item) => item.props['aria-selected']);
    const width = { ...style, zIndex: 1000 };
    return (
      <Popper {...{ anchorEl, open, modifiers }} style={width}>
        <ListboxProps.Provider value={listboxProps}>
          <FixedSizeList
            outerRef={ref}
            outerElementType={Scroller}
            innerElementType={Rows}
            initialScrollOffset={Math.max(0, selected - 3) * rowHeight}
            width="100%"
            height={Math.min(options.length, 7) * rowHeight + 2}
            itemCount={options.length}
            itemData={options}
            itemSize={rowHeight}
            overscanCount={8}
          >
            {Row}
          </FixedSizeList>
        </ListboxProps.Provider>
      </Popper>
    );
  },
);
