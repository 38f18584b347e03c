import { wordsOfBaseUi } from './readersWords/wordsOfBaseUi';
import { wordsOfCharts } from './readersWords/wordsOfCharts';
import { wordsOfComponentsAToF } from './readersWords/wordsOfComponentsAToF';
import { wordsOfComponentsGToR } from './readersWords/wordsOfComponentsGToR';
import { wordsOfComponentsSToZ } from './readersWords/wordsOfComponentsSToZ';
import { wordsOfDataGrid } from './readersWords/wordsOfDataGrid';
import { wordsOfDataGridColumns } from './readersWords/wordsOfDataGridColumns';
import { wordsOfDataGridData } from './readersWords/wordsOfDataGridData';
import { wordsOfDataGridEditing } from './readersWords/wordsOfDataGridEditing';
import { wordsOfDataGridGroups } from './readersWords/wordsOfDataGridGroups';
import { wordsOfDataGridRows } from './readersWords/wordsOfDataGridRows';
import { wordsOfJoyComponents } from './readersWords/wordsOfJoyComponents';
import { wordsOfJoyGuides } from './readersWords/wordsOfJoyGuides';
import { wordsOfMaterialGuides } from './readersWords/wordsOfMaterialGuides';
import { wordsOfPickers } from './readersWords/wordsOfPickers';
import { wordsOfSystem } from './readersWords/wordsOfSystem';
import { wordsOfTreeView } from './readersWords/wordsOfTreeView';

/**
 * What readers type who do not know the words of the documentation, by the address of the page or section that they look
 * for. Each phrase leads to its section; words for all pages alike are in `synonyms.ts`.
 */
export default {
  ...wordsOfBaseUi,
  ...wordsOfCharts,
  ...wordsOfComponentsAToF,
  ...wordsOfComponentsGToR,
  ...wordsOfComponentsSToZ,
  ...wordsOfDataGrid,
  ...wordsOfDataGridColumns,
  ...wordsOfDataGridData,
  ...wordsOfDataGridEditing,
  ...wordsOfDataGridGroups,
  ...wordsOfDataGridRows,
  ...wordsOfJoyComponents,
  ...wordsOfJoyGuides,
  ...wordsOfMaterialGuides,
  ...wordsOfPickers,
  ...wordsOfSystem,
  ...wordsOfTreeView,
};
