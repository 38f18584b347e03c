import { gtag, readTag, wantsNoTracking } from './gtag';

/** Share of visits whose web vitals are sent: about 0.01 % (spec §9). */
export const webVitalsRatio = 0.0001;

/** The fields of a measured value that are sent. */
export interface Vital {
  id: string;
  name: string;
  value: number;
  delta: number;
}

/** The measuring library, loaded only for the sampled visits. */
export type VitalsLibrary = Record<
  'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB',
  (report: (vital: Vital) => void) => void
>;

/** Sends a value. Layout shifts are scaled up: they are small fractions, and analytics counts integers. */
function sendVital({ id, name, value, delta }: Vital): void {
  gtag('event', name, {
    value: Math.round(name === 'CLS' ? delta * 1000 : delta),
    metric_id: id,
    metric_value: value,
    metric_delta: delta,
  });
}

/**
 * Measures web vitals if this visit is in the sample.
 * @param random Returns a number from 0 up to, but not including, 1.
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
    // The chunk could not be loaded: this visit is not measured.
  }
}
