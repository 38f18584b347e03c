import { addTexts } from '@/base/i18n';
import texts from '../../../translations/parts/en/productionError.json';

addTexts(texts);
