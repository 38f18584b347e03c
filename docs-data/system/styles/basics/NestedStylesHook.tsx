import { styled } from '@mui/system';

const Recipe = styled('ol')({
  margin: 0,
  paddingInlineStart: 24,
  '& li + li': { marginTop: 8 },
  '& strong': { color: 'light-dark(#8b4513, #f4c095)' },
  '& li:hover': {
    background: 'color-mix(in srgb, sienna 18%, transparent)',
    '& strong': { textDecoration: 'underline' },
  },
});

export default function NestedStylesHook() {
  return (
    <Recipe>
      <li>
        Grind <strong>18 g</strong> of beans.
      </li>
      <li>
        Pour <strong>300 g</strong> of water.
      </li>
    </Recipe>
  );
}
