import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionPopup() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{
        width: 240,
        bgcolor: 'neutral.800',
        mb: 11,
        p: 2,
        borderRadius: 'md',
      }}
    >
      <Typography level="title-sm" sx={{ mb: 1 }}>
        Pharmacy on duty
      </Typography>
      <Select
        defaultValue="north"
        slotProps={{
          button: { 'aria-label': 'District' },
          listbox: { disablePortal: true },
        }}
      >
        <Option value="north">North of the river</Option>
        <Option value="south">South of the river</Option>
      </Select>
    </Sheet>
  );
}
