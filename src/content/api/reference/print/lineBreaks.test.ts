import { breakCode, breakName, breakTypeName } from './lineBreaks';

test('long names break before capitals, short ones nowhere', () => {
  expect(breakName('checkboxSelection')).toBe('checkboxSelection');
  expect(breakName('aggregationRowsScopeId')).toBe('aggregation<wbr>Rows<wbr>Scope<wbr>Id');
});

test('types break later than names', () => {
  expect(breakTypeName('GridColumnGroupingModel')).toBe('GridColumnGroupingModel');
  expect(breakTypeName('UseTreeItem2RootSlotOwnProps')).toBe(
    'Use<wbr>Tree<wbr>Item2<wbr>Root<wbr>Slot<wbr>Own<wbr>Props',
  );
});

test('code breaks after separators and in its long names', () => {
  expect(breakCode('snake_case')).toBe('snake_case');
  expect(breakCode('GRID_AGGREGATION_FUNCTIONS')).toBe('GRID_<wbr>AGGREGATION_<wbr>FUNCTIONS');
  expect(breakCode('props.disableIgnoringTheSelection')).toBe(
    'props.<wbr>disable<wbr>Ignoring<wbr>The<wbr>Selection',
  );
  expect(breakCode('{ value: &quot;one&quot;, label })')).toBe(
    '{ value: &quot;one&quot;, label })',
  );
});
