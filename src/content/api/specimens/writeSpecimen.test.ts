import ts from 'typescript';
import type { ApiProp } from '@/model';
import { prop } from '../reference/testing/docs';
import { sampleValue } from './sampleValue';
import { component } from './testing/component';
import { writeSpecimen, type SampleContext } from './writeSpecimen';

/** Returns the JSX of the specimen of a component called Chip; undefined if it has none. */
function jsxOf(
  props: ApiProp[],
  inherited: ApiProp[] = [],
  around?: SampleContext,
): string | undefined {
  const doc = component('Chip', { props, inherited: [{ from: 'Base', props: inherited }] });
  const source = writeSpecimen(doc, around);
  return source === undefined ? undefined : /^ {2}return (.*);$/m.exec(source)?.[1];
}

const required = (name: string, type: string) => prop(name, { type, required: true });
const node = (name: string) => prop(name, { type: 'React.ReactNode' });

/** Returns the messages of syntax errors in a module. */
function syntaxErrors(source: string) {
  const options = { reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.Preserve } };
  const { diagnostics = [] } = ts.transpileModule(source, { ...options, fileName: 'a.jsx' });
  return diagnostics.map(({ messageText }) => messageText);
}

describe('the sample of a type', () => {
  it.each([
    ['string', "'Helper text'"],
    ['number', '1'],
    ['boolean', 'true'],
    ['{}', '{}'],
    ['string | number', "'helperText'"],
    ["'small' | 'medium'", "'small'"],
    ["| 'small'\n  | 'medium'", "'small'"],
    ['-1 | 0 | 1', '-1'],
    ['string[]', '[]'],
    ['readonly (string | number)[]', '[]'],
    ['(event: React.SyntheticEvent, value: string) => void', '() => {}'],
    ['((value: string) => void) | null', '() => {}'],
    ['React.MouseEventHandler<HTMLButtonElement>', '() => {}'],
    ['React.ReactElement<unknown>', '<div>Helper text</div>'],
    ['React.ReactNode', "'Helper text'"],
  ])('is a value of %s', (type, value) => {
    expect(sampleValue({ name: 'helperText', type })).toBe(value);
  });

  it('is the same whether or not the prop may be null or undefined', () => {
    expect(sampleValue({ name: 'max', type: 'number | null | undefined' })).toBe('1');
    expect(sampleValue({ name: 'size', type: "'small' | undefined" })).toBe("'small'");
  });

  it.each(['Date', 'Theme', 'Map<string, number>', 'string | Theme', "Theme | 'small'"])(
    'does not exist for %s',
    (type) => {
      expect(sampleValue({ name: 'value', type })).toBeUndefined();
    },
  );

  it.each(['startIcon', 'startDecorator', 'endAdornment', 'avatar', 'divider', 'separator'])(
    'is a symbol hidden from assistive technology where content is called %s',
    (name) => {
      const symbol = '<span aria-hidden="true">★</span>';
      expect(sampleValue({ name, type: 'React.ReactNode' })).toBe(symbol);
    },
  );
});

describe('a generated specimen', () => {
  it('is a whole module with the one-level import', () => {
    const doc = component('FilterChip', { props: [required('label', 'React.ReactNode')] });
    expect(writeSpecimen(doc)).toBe(
      [
        "import FilterChip from '@demo/ui/FilterChip';",
        '',
        'export default function FilterChipSpecimen() {',
        '  return <FilterChip label="Label" />;',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('passes required props, and optional content, which shows one more part each', () => {
    const props = [
      required('value', 'number'),
      prop('max', { type: 'number' }),
      node('icon'),
      prop('title', { type: 'string | React.ReactNode' }),
      prop('action', { type: 'React.ReactElement<unknown>' }),
    ];
    expect(jsxOf(props)).toBe(
      '<Chip value={1} icon={<span aria-hidden="true">★</span>} title="Title" action="Action" />',
    );
  });

  it('omits deprecated props and texts that a component does not show at first', () => {
    const hidden = ['loadingText', 'noOptionsText', 'emptyLabel', 'errorText'].map(node);
    const old = prop('oldLabel', { type: 'React.ReactNode', deprecated: '' });
    expect(jsxOf([...hidden, old, node('label')])).toBe('<Chip label="Label" />');
  });

  it('does not exist if a required prop cannot be guessed', () => {
    expect(jsxOf([node('label'), required('adapter', 'Adapter<Date>')])).toBeUndefined();
  });

  it('exists if what cannot be guessed is optional, deprecated or inherited', () => {
    const theme = { type: 'Theme' };
    const old = prop('theme', { ...theme, required: true, deprecated: 'Use `sx`.' });
    expect(jsxOf([prop('other', theme), old], [required('base', 'Theme')])).toBe('<Chip />');
  });

  it('has its own name as text, unless its children must be something else', () => {
    expect(jsxOf([node('children')])).toBe('<Chip>Chip</Chip>');
    expect(jsxOf([required('children', 'React.ReactElement<unknown>')])).toBe(
      '<Chip><div>Children</div></Chip>',
    );
    expect(jsxOf([required('children', '(value: string) => React.JSX.Element')])).toBe(
      '<Chip>{() => {}}</Chip>',
    );
  });

  it('shows what is closed by default, also if another component declares the prop', () => {
    expect(jsxOf([prop('in', { type: 'boolean' })], [prop('defaultExpanded')])).toBe(
      '<Chip in defaultExpanded />',
    );
  });

  it('opens where it stands instead of covering the page', () => {
    const open = required('open', 'boolean');
    const container = prop('container', { type: 'Element' });
    const source = writeSpecimen(
      component('Popup', { props: [open, prop('disableScrollLock'), container] }),
    )!;
    expect(source.split('\n')[0]).toBe("import * as React from 'react';");
    expect(source).toContain('  const [box, setBox] = React.useState(null);\n  return <div ref={');
    expect(source).toContain('{box && <Popup open disableScrollLock container={box} />}</div>');
    expect(syntaxErrors(source)).toEqual([]);
  });

  it('needs no place of its own if it cannot open', () => {
    expect(jsxOf([prop('container', { type: 'Element' })])).toBe('<Chip />');
  });

  it('is wrapped in the provider that its package needs', () => {
    const around = {
      imports: ["import { Provider } from '@demo/dates';"],
      tag: 'Provider',
      props: 'adapter={Adapter}',
    };
    expect(jsxOf([], [], around)).toBe('<Provider adapter={Adapter}><Chip /></Provider>');
    const [first] = writeSpecimen(component('Chip'), around)!.split('\n');
    expect(first).toBe("import { Provider } from '@demo/dates';");
  });

  it.each([
    ['separator', `'"' | ','`],
    ['children', `'{' | '}'`],
    ['children', `'<' | '>'`],
    ['children', `'&amp;' | '&'`],
  ])('passes a %s of type %s as code that has this value', (name, type) => {
    const source = writeSpecimen(component('Chip', { props: [required(name, type)] }))!;
    expect(syntaxErrors(source)).toEqual([]);
    expect(source).toContain(`{${type.split(' ')[0]}}`);
  });
});
