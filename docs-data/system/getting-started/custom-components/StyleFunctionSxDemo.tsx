import styled, { type CSSObject } from '@emotion/styled';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

const Label = styled('section')<{ sx?: SxProps<Theme> }>(
  { border: '2px dashed peru', padding: 16 },
  (props) => styleFunctionSx(props) as CSSObject,
);

export default function StyleFunctionSxDemo() {
  return (
    <Label sx={{ width: { xs: 220, sm: 320 }, borderRadius: 2, px: 3 }}>
      Parcel 3 of 3, fragile
    </Label>
  );
}
