import type { Representation, SiteFile } from './siteFiles';

/** The weight a client gives to each encoding, from 0, "not this one", to 1. */
type Weights = ReadonlyMap<string, number>;

/** Weights by the header that tells them. Clients send few different ones; who sends many is not remembered. */
const known = new Map<string, Weights>();
const mostKnown = 50;

/** The form of a file to send to a client that sent this `Accept-Encoding`: the best compressed one it takes. */
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
