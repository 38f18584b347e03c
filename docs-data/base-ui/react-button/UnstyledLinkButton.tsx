import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const LinkButton = styled(Button)({
  display: 'inline-block',
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'light-dark(#17614f, #8fd9c4)',
  textDecoration: 'none',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
}) as typeof Button;

export default function UnstyledLinkButton() {
  return (
    <LinkButton href="#accessibility">Read about accessibility</LinkButton>
  );
}
