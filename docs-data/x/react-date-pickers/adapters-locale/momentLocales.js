import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/en-gb';
import 'moment/locale/ja';

// Each import above has made its locale that of the whole application.
moment.locale('en');
