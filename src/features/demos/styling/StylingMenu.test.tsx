import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeStyling, DemoView } from '@/model';
import { StylingMenu } from './StylingMenu';

const demo = (...stylings: CodeStyling[]): DemoView => ({
  name: 'Intro',
  options: {},
  stylings,
  sourceUrl: '/_demos/intro.json',
  frameUrl: '/demos/intro/',
});

const names = () => screen.getAllByRole('button').map((button) => button.ariaLabel);

it('has the chosen styling as its name; all demos that have the styling follow', async () => {
  render(
    <>
      <StylingMenu demo={demo('MUI System', 'Tailwind', 'CSS')} />
      <StylingMenu demo={demo('MUI System', 'CSS')} />
      <StylingMenu demo={demo('MUI System')} />
    </>,
  );
  expect(names()).toEqual(['Styling: MUI System', 'Styling: MUI System']);
  await userEvent.click(screen.getAllByRole('button')[0]!);
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['MUI System', 'Tailwind', 'CSS']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tailwind' }));
  expect(names()).toEqual(['Styling: Tailwind', 'Styling: MUI System']);
  expect(document.cookie).toContain('codeStyling=Tailwind');
});
