import type { Encoding, Representation, SiteFile } from './siteFiles';

/** The form of a file to send to a client that sent this `Accept-Encoding`: the best compressed one it takes. */
export function chooseRepresentation(file: SiteFile, accepted: string | undefined): Representation {
  if (!accepted || file.compressed.length === 0) return file.plain;
  const weights = readWeights(accepted);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const taken = file.compressed.filter(({ encoding }) => encoding && weightOf(encoding) > 0);
  return taken[0] ?? file.plain;
}

/** The weight a client gives to each encoding, from 0, "not this one", to 1. */
function readWeights(accepted: string): Map<string, number> {
  const parts = accepted.toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0];
    }),
  );
}
