import { gtag, readTag, wantsNoTracking } from './gtag';

/** Share of visits whose web vitals are sent: about 0.01 % (spec §9). */
export const webVitalsRatio = 0.0001;

/** The part of a measured value that is sent. */
export interface Vital {
  id: string;
  name: string;
  value: number;
  delta: number;
}

/** What measures; loaded for the few visits that are measured. */
export type VitalsLibrary = Record<
  'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB',
  (report: (vital: Vital) => void) => void
>;

/** Sends one value. Layout shift is a small fraction; analytics counts whole numbers. */
function sendVital({ id, name, value, delta }: Vital): void {
  gtag('event', name, {
    value: Math.round(name === 'CLS' ? delta * 1000 : delta),
    metric_id: id,
    metric_value: value,
    metric_delta: delta,
  });
}

/**
 * Measures this visit, if it is one of the few.
 * @param random Gives numbers from 0 to 1, below 1.
 */
export async function sampleWebVitals(
  load: () => Promise<VitalsLibrary>,
  random: () => number = Math.random,
): Promise<void> {
  if (random() >= webVitalsRatio || wantsNoTracking() || !readTag()) return;
  try {
    const vitals = await load();
    for (const measure of [vitals.onCLS, vitals.onFCP, vitals.onINP, vitals.onLCP, vitals.onTTFB]) {
      measure(sendVital);
    }
  } catch {
    // The chunk did not arrive; this visit is not measured.
  }
}
