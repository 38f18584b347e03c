import { act, render, screen } from '@testing-library/react';
import { createRef, forwardRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createSubject, mergeProps } from './createSubject';
import { playgroundStore, initialState } from './playgroundStore';

interface FareProps {
  size?: string;
  children?: string;
}

const Fare = Object.assign(
  forwardRef<HTMLButtonElement, FareProps>(function Fare({ size = 'medium', children }, ref) {
    return (
      <button ref={ref} data-size={size}>
        {children}
      </button>
    );
  }),
  { muiName: 'Fare' },
);

const id = '/page/FareUsage';
const store = playgroundStore(id);
const Subject = createSubject(id, Fare);
const choose = (props: Record<string, unknown>) => act(() => store.set({ values: {}, props }));

beforeEach(() => store.set(initialState));

it('renders the component with its own props until a reader chooses others', () => {
  render(<Subject size="small">Adult</Subject>);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('data-size', 'small');
  choose({ size: 'large', children: 'Child' });
  expect(button).toHaveAttribute('data-size', 'large');
  expect(button).toHaveTextContent('Child');
  act(() => store.set(initialState));
  expect(button).toHaveAttribute('data-size', 'small');
  expect(screen.getByRole('button')).toBe(button);
});

it('renders the author’s props on the server', () => {
  choose({ size: 'large' });
  expect(renderToString(<Subject>Adult</Subject>)).toContain('data-size="medium"');
});

it('passes on refs, and has the static properties of the component', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Subject ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('button'));
  expect(Subject.muiName).toBe('Fare');
});

it('follows only its own playground', () => {
  const Other = createSubject('/page/Other', Fare);
  render(<Other />);
  choose({ size: 'large' });
  expect(screen.getByRole('button')).toHaveAttribute('data-size', 'medium');
});

it.each([
  [undefined, [{ '--gap': '4px' }]],
  [{ m: 1 }, [{ m: 1 }, { '--gap': '4px' }]],
  [
    [{ m: 1 }, { p: 2 }],
    [{ m: 1 }, { p: 2 }, { '--gap': '4px' }],
  ],
])('puts chosen styles after %j', (sx, merged) => {
  expect(mergeProps({ sx, a: 1 }, { sx: { '--gap': '4px' } })).toEqual({ a: 1, sx: merged });
});

describe('what a component reads only when it mounts', () => {
  interface StopProps {
    defaultOpen?: boolean;
    zone?: string;
  }

  function Stop({ defaultOpen = false, zone = 'A' }: StopProps) {
    const [isOpen] = useState(defaultOpen);
    const [first] = useState(zone);
    if (first !== zone && zone !== 'A') throw new Error(`From ${first} to ${zone}`);
    if (zone === 'Z') throw new Error('There is no zone Z.');
    return <output>{`${isOpen ? 'open' : 'closed'} ${zone}`}</output>;
  }

  const stopId = '/page/StopUsage';
  const stop = playgroundStore(stopId);
  const Followed = createSubject(stopId, Stop);
  const set = (props: StopProps) => act(() => stop.set({ values: {}, props: { ...props } }));

  beforeEach(() => {
    stop.set(initialState);
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is read again when a default changes', () => {
    render(<Followed />);
    set({ defaultOpen: true });
    expect(screen.getByRole('status')).toHaveTextContent('open A');
  });

  it('includes whether it is controlled', () => {
    function Field({ value, defaultValue = '' }: { value?: string; defaultValue?: string }) {
      const [isControlled] = useState(value !== undefined);
      return <output>{isControlled ? value : defaultValue}</output>;
    }
    const fieldId = '/page/FieldUsage';
    const field = playgroundStore(fieldId);
    const Controlled = createSubject(fieldId, Field);
    render(<Controlled defaultValue="Oslo" />);
    act(() => field.set({ values: {}, props: { value: 'Rome' } }));
    expect(screen.getByRole('status')).toHaveTextContent('Rome');
    act(() => field.set(initialState));
    expect(screen.getByRole('status')).toHaveTextContent('Oslo');
  });

  it('is read again when the component throws because of a change', () => {
    render(<Followed />);
    set({ zone: 'B' });
    expect(screen.getByRole('status')).toHaveTextContent('closed B');
    set({ zone: 'C' });
    expect(screen.getByRole('status')).toHaveTextContent('closed C');
  });

  it('is rethrown if the component throws again', () => {
    render(<Followed />);
    expect(() => set({ zone: 'Z' })).toThrow('There is no zone Z.');
  });
});
