const titles: Record<string, string> = {
  '/rooms': 'Rooms',
  '/rooms/second-floor': 'Second floor',
  '/rooms/second-floor/balcony': 'With a balcony',
};

/** The pages above an address, and the page itself. */
export function crumbsOf(path: string) {
  const parts = path.split('/').slice(1);
  return parts.map((part, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    return { href, title: titles[href] ?? part };
  });
}
