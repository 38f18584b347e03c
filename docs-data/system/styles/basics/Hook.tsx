import Box from '@mui/system/Box';

const styles = {
  bag: { border: 2, borderColor: 'sienna', borderRadius: 2, p: 2, width: 220 },
  name: { fontWeight: 600 },
  weight: { mt: 1, fontSize: 14 },
};

export default function Hook() {
  return (
    <Box sx={styles.bag}>
      <Box sx={styles.name}>Highland, dark roast</Box>
      <Box sx={styles.weight}>250 g, whole beans</Box>
    </Box>
  );
}
