/** Whether the reader asks sites to save data (Save-Data). Only some browsers tell. */
export function savesData(): boolean {
  try {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData ?? false;
  } catch {
    return false;
  }
}
