import { addTexts } from '@/base/i18n';
import texts from '../../../../translations/parts/en/search.json';

addTexts(texts);
