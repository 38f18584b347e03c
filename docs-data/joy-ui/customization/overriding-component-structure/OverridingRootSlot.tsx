import Button from '@mui/joy/Button';

export default function OverridingRootSlot() {
  return (
    <Button component="a" href="#OverridingRootSlot">
      Read the recipe
    </Button>
  );
}
