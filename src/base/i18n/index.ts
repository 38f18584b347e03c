export { addTexts } from './dictionaries';
export { formatDay } from './formatDay';
export { languages, type Language } from './languages';
export { changeLanguage, currentLanguage, useLanguage } from './languageStore';
export {
  useTranslate,
  type Translate,
  type TranslationKey,
  type TranslationParams,
} from './translate';
