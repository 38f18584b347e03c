// First the locale, to which moment-hijri adds the names of its months.
import moment from 'moment';
import 'moment/locale/ar-sa';
import 'moment-hijri';

// Both have made Arabic the locale of the whole application.
moment.locale('en');
