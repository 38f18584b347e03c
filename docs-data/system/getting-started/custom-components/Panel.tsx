import styled from '@emotion/styled';
import { borders, compose, palette, spacing } from '@mui/system';
import type { BordersProps, PaletteProps, SpacingProps } from '@mui/system';

const styleProps = compose(borders, palette, spacing);

type StyleProps = BordersProps & PaletteProps & SpacingProps;

/** A box whose borders, colors and distances are props. They don't become attributes of the element. */
export const Panel = styled('div', {
  shouldForwardProp: (prop) => !styleProps.filterProps.includes(prop),
})<StyleProps>(styleProps);
