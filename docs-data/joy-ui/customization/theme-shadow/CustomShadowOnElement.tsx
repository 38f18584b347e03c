import Button from '@mui/joy/Button';

export default function CustomShadowOnElement() {
  return (
    <Button
      color="success"
      sx={(theme) => ({
        '--joy-shadowChannel': theme.vars.palette.success.mainChannel,
        '--joy-shadowOpacity': '0.4',
        '--joy-shadowRing': 'inset 0 -3px 0 rgba(0 0 0 / 0.25)',
        boxShadow: theme.shadow.md,
      })}
    >
      Plant a tree
    </Button>
  );
}
