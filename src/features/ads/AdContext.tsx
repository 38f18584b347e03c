import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { InHouseAd } from '@/model';
import type { AdStyle } from './chooseAd';

/** Ad settings of this deployment. */
export interface AdConfig {
  /** Share of ad displays that are reported to analytics, from 0 to 1. */
  GADisplayRatio: number;
  /** URL of the ad network's script. Without it, the site shows its own ads. */
  networkScript?: string;
  /** URL of the remote ad service's JSON, for ads below demos. Without it, there are none. */
  remoteUrl?: string;
  inHouseAds: readonly InHouseAd[];
  /** Returns a number from 0 up to, but not including, 1, like `Math.random`. */
  random: () => number;
}

interface AdValue extends AdConfig {
  /** Chosen once per page load, not per page. */
  style: AdStyle;
}

const AdContext = createContext<AdValue | undefined>(undefined);

/** Share of page loads whose ads are lines of text instead of pictures with text (spec §9). */
const inlineRatio = 0.2;

/** Values of spec §9 for what the deployment does not configure. */
const defaults = { GADisplayRatio: 0.1, random: Math.random };

/** Properties of {@link AdProvider}. */
export interface AdProviderProps {
  config: Omit<AdConfig, keyof typeof defaults> & Partial<typeof defaults>;
  children: ReactNode;
}

/** Provides the ad settings to all ads inside it. */
export function AdProvider({ config, children }: AdProviderProps) {
  const value = useMemo((): AdValue => {
    const whole = { ...defaults, ...config };
    return { ...whole, style: whole.random() < inlineRatio ? 'inline' : 'image' };
  }, [config]);
  return <AdContext.Provider value={value}>{children}</AdContext.Provider>;
}

/**
 * Returns the ad settings of the nearest {@link AdProvider}.
 * @throws Error outside of an {@link AdProvider}, with the message of spec §8.
 */
export function useAdConfig(): AdValue {
  const value = useContext(AdContext);
  if (!value) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>.',
    );
  }
  return value;
}
