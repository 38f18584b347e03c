// Import the locale first, because moment-hijri adds the names of its months to it.
import moment from 'moment';
import 'moment/locale/ar-sa';
import 'moment-hijri';

// Both imports make Arabic the default locale of the whole application.
moment.locale('en');
