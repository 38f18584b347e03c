/** Returns the addresses in a `srcset`, without widths and densities (HTML standard, "parse a srcset attribute"). */
export function srcsetAddresses(srcset: string): string[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*|$)/g);
  return [...candidates].map(([, address = '']) => address);
}
