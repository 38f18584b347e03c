import type { Representation, SiteFile } from './siteFiles';

/** The weight a client gives to each encoding, from 0, "not this one", to 1. */
type Weights = ReadonlyMap<string, number>;

/** Cache of parsed `Accept-Encoding` headers. Its size is limited, since clients can send any text. */
const known = new Map<string, Weights>();
const mostKnown = 50;

/** Returns the best compressed form of a file that `Accept-Encoding` allows, or the file as it is. */
export function chooseRepresentation(
  file: SiteFile,
  accepted: string | string[] | undefined,
): Representation {
  if (!accepted || file.compressed.length === 0) return file.plain;
  const weights = weightsOf(accepted.toString());
  for (const form of file.compressed) {
    const weight = weights.get(form.encoding ?? '') ?? weights.get('*') ?? 0;
    if (weight > 0) return form;
  }
  return file.plain;
}

function weightsOf(accepted: string): Weights {
  const weights = known.get(accepted) ?? readWeights(accepted);
  if (known.size < mostKnown) known.set(accepted, weights);
  return weights;
}

function readWeights(accepted: string): Weights {
  const parts = accepted.toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0];
    }),
  );
}
