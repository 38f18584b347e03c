import moment from 'moment';
import 'moment/locale/fa';
import jalaali from 'moment-jalaali';

jalaali.loadPersian({ dialect: 'persian-modern' });
// Both imports make Persian the default locale of the whole application.
moment.locale('en');
