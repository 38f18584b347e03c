import NotificationsIcon from '@mui/icons-material/Notifications';
import Avatar from '@mui/joy/Avatar';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionHeader() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        width: '100%',
      }}
    >
      <Typography level="title-lg" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        Clinic West
      </Typography>
      <Input
        aria-label="Patients"
        defaultValue="Room 4"
        sx={{
          flex: { xs: '1 0 100%', sm: '1 1 120px' },
          order: { xs: 1, sm: 0 },
        }}
      />
      <IconButton variant="plain" aria-label="Messages">
        <NotificationsIcon />
      </IconButton>
      <Avatar variant="outlined" size="sm">
        MO
      </Avatar>
    </Sheet>
  );
}
