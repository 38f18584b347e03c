import { wordsOfBaseUi } from './readersWords/wordsOfBaseUi';
import { wordsOfBaseUiProblems } from './readersWords/wordsOfBaseUiProblems';
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
import { wordsOfJoyComponentsAToL } from './readersWords/wordsOfJoyComponentsAToL';
import { wordsOfJoyComponentsMToZ } from './readersWords/wordsOfJoyComponentsMToZ';
import { wordsOfJoyGuides } from './readersWords/wordsOfJoyGuides';
import { wordsOfJoyProblems } from './readersWords/wordsOfJoyProblems';
import { wordsOfMaterialGuides } from './readersWords/wordsOfMaterialGuides';
import { wordsOfMaterialMigration } from './readersWords/wordsOfMaterialMigration';
import { wordsOfPickers } from './readersWords/wordsOfPickers';
import { wordsOfSystem } from './readersWords/wordsOfSystem';
import { wordsOfSystemProblems } from './readersWords/wordsOfSystemProblems';
import { wordsOfTreeView } from './readersWords/wordsOfTreeView';

/**
 * What readers type who do not know the words of the documentation, by the address of the page or section that they look
 * for. Each phrase leads to its section; words for all pages alike are in `synonyms.ts`.
 */
export default {
  ...wordsOfBaseUi,
  ...wordsOfBaseUiProblems,
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
  ...wordsOfJoyComponentsAToL,
  ...wordsOfJoyComponentsMToZ,
  ...wordsOfJoyGuides,
  ...wordsOfJoyProblems,
  ...wordsOfMaterialGuides,
  ...wordsOfMaterialMigration,
  ...wordsOfPickers,
  ...wordsOfSystem,
  ...wordsOfSystemProblems,
  ...wordsOfTreeView,
};
