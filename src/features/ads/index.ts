export { AdProvider, useAdConfig, type AdConfig, type AdProviderProps } from './AdContext';
export { AdManager } from './AdManager';
export { AdSlot } from './place/AdSlot';
export { DemoAd } from './DemoAd';
