import { forwardRef } from 'react';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { IconDefinition } from './drawnIcons';

interface FontAwesomeSvgIconProps extends SvgIconProps {
  icon: IconDefinition;
}

/** An icon of Font Awesome as a SvgIcon, with its colors and sizes. */
const FontAwesomeSvgIcon = forwardRef<SVGSVGElement, FontAwesomeSvgIconProps>(
  function FontAwesomeSvgIcon({ icon: { icon }, ...props }, ref) {
    const [width, height, , , path] = icon;
    return (
      <SvgIcon ref={ref} viewBox={`0 0 ${width} ${height}`} {...props}>
        <path d={path} />
      </SvgIcon>
    );
  },
);

export default FontAwesomeSvgIcon;
