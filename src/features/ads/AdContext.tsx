import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { InHouseAd } from '@/model';
import type { AdStyle } from './chooseAd';

/** How ads behave on this deployment. */
export interface AdConfig {
  /** Share of shown ads that analytics is told of. */
  GADisplayRatio: number;
  /** Address of the ad network's script; without one there is no network ad. */
  networkScript?: string;
  /** Address of the remote ad service's JSON, for ads below demos; without one there are none. */
  remoteUrl?: string;
  inHouseAds: readonly InHouseAd[];
  /** Gives numbers from 0 to 1, below 1. */
  random: () => number;
}

interface AdValue extends AdConfig {
  /** Chosen once per page load, not per page. */
  style: AdStyle;
}

const AdContext = createContext<AdValue | undefined>(undefined);

/** Share of page loads whose ads are lines of text instead of pictures with text (spec §9). */
const inlineRatio = 0.2;

/** What spec §9 says where a deployment says nothing. */
const defaults = { GADisplayRatio: 0.1, random: Math.random };

/** Properties of {@link AdProvider}. */
export interface AdProviderProps {
  config: Omit<AdConfig, keyof typeof defaults> & Partial<typeof defaults>;
  children: ReactNode;
}

/** Tells all ads below it how to behave. */
export function AdProvider({ config, children }: AdProviderProps) {
  const value = useMemo((): AdValue => {
    const whole = { ...defaults, ...config };
    return { ...whole, style: whole.random() < inlineRatio ? 'inline' : 'image' };
  }, [config]);
  return <AdContext.Provider value={value}>{children}</AdContext.Provider>;
}

/**
 * How ads behave here.
 * @throws Error outside of an {@link AdProvider}, with the words of spec §8.
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
