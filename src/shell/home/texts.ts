import { addTexts } from '@/base/i18n';
import texts from '../../../translations/parts/en/home.json';

addTexts(texts);
