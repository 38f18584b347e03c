import { useEffect } from 'react';
import { followPixelRatio, setUserProperties } from '@/base/analytics';
import { useCodeStyling, useCodeVariant } from '@/base/code';
import { useLanguage } from '@/base/i18n';
import { systemScheme, useThemeSettings, watchSystemScheme } from '@/base/theme/settings';

/** Keeps the six user properties of contract §8 current. */
export function useUserProperties(): void {
  const [codeVariant] = useCodeVariant();
  const [codeStylingVariant] = useCodeStyling();
  const userLanguage = useLanguage();
  const { paletteMode: colorScheme } = useThemeSettings();
  useEffect(() => setUserProperties({ codeVariant }), [codeVariant]);
  useEffect(() => setUserProperties({ codeStylingVariant }), [codeStylingVariant]);
  useEffect(() => setUserProperties({ userLanguage }), [userLanguage]);
  useEffect(() => setUserProperties({ colorScheme }), [colorScheme]);
  useEffect(() => {
    const tell = () => setUserProperties({ colorSchemeOS: systemScheme() });
    tell();
    return watchSystemScheme(tell);
  }, []);
  useEffect(
    () => followPixelRatio((devicePixelRatio) => setUserProperties({ devicePixelRatio })),
    [],
  );
}
