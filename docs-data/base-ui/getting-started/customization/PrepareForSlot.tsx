import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';

// In place of a router's link component: spreads all props on the element.
const RouterLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(
  function RouterLink({ children, ...props }, ref) {
    return (
      <a {...props} ref={ref} style={{ color: 'inherit' }}>
        {children}
      </a>
    );
  },
);

const LinkSlot = prepareForSlot(RouterLink);

export default function PrepareForSlot() {
  return (
    <Button href="#slots-and-slot-props" slots={{ root: LinkSlot }}>
      Back to the timetable
    </Button>
  );
}
