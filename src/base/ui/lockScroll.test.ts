import { lockScroll } from './lockScroll';

const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');

it('locks the page until everything modal has closed', () => {
  expect(isLocked()).toBe(false);
  const unlockDrawer = lockScroll();
  const unlockDialog = lockScroll();
  unlockDrawer();
  expect(isLocked()).toBe(true);
  unlockDialog();
  expect(isLocked()).toBe(false);
});

it('counts a lock that is released twice once', () => {
  const unlockDrawer = lockScroll();
  const unlockDialog = lockScroll();
  unlockDrawer();
  unlockDrawer();
  expect(isLocked()).toBe(true);
  unlockDialog();
  expect(isLocked()).toBe(false);
});
