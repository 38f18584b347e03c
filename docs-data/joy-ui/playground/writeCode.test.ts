import { writeCode } from './writeCode';

it('writes each kind of value as JSX does', () => {
  expect(
    writeCode({
      name: 'Slider',
      props: {
        disabled: true,
        track: false,
        max: 5,
        size: 'sm',
        color: undefined,
      },
    }),
  ).toBe('<Slider disabled track={false} max={5} size="sm" />');
  expect(
    writeCode({ name: 'Chip', props: { title: '12" disc' }, inside: 'Vinyl' }),
  ).toBe(`<Chip title={'12" disc'}>Vinyl</Chip>`);
});

it('leaves out empty texts', () => {
  expect(writeCode({ name: 'Input', props: { placeholder: '' } })).toBe(
    '<Input />',
  );
});

it('writes what is given before what is chosen', () => {
  expect(
    writeCode({ name: 'Menu', given: 'open', props: { size: 'sm' } }),
  ).toBe('<Menu open size="sm" />');
});

it('puts variables into sx', () => {
  expect(
    writeCode({ name: 'Switch', props: {}, sx: { '--Switch-gap': '4px' } }),
  ).toBe("<Switch sx={{ '--Switch-gap': '4px' }} />");
});

it('gives each prop a line where one line is too long', () => {
  expect(
    writeCode({
      name: 'Input',
      props: {
        variant: 'outlined',
        color: 'danger',
        placeholder: 'Number of the booking',
      },
      sx: { '--Input-gap': '4px' },
    }),
  ).toBe(
    [
      '<Input',
      '  variant="outlined"',
      '  color="danger"',
      '  placeholder="Number of the booking"',
      '  sx={{',
      "    '--Input-gap': '4px',",
      '  }}',
      '/>',
    ].join('\n'),
  );
});

it('puts elements between the tags on lines of their own', () => {
  expect(
    writeCode({
      name: 'Select',
      props: {},
      inside: '<Option value="a">A</Option>',
    }),
  ).toBe('<Select>\n  <Option value="a">A</Option>\n</Select>');
});
