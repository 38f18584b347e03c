import Button from '@mui/joy/Button';

export default function SxProp() {
  return (
    <Button
      sx={{
        '--Button-minHeight': '56px',
        borderRadius: 'xl',
        fontSize: 'lg',
        boxShadow: 'md',
      }}
    >
      Call a taxi
    </Button>
  );
}
