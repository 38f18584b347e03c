import { measures, standIns, type StandInName } from './standIns';
import { isSound } from './isSound';

function isNumber(name: string): boolean {
  try {
    return Number.isFinite(Reflect.get(window, name));
  } catch {
    return false;
  }
}

/**
 * Replaces browser globals that are missing, throw, or are of the wrong type because an extension, a blocker or another
 * script changed them. React, Next and the libraries of demos read them while loading, and would break the page. Runs
 * before all of these.
 */
export function replaceBroken(): void {
  for (const [name, value] of Object.entries(standIns)) {
    if (!isSound(name as StandInName)) put(name, { writable: true, value });
  }
  for (const [name, get] of Object.entries(measures)) {
    if (!isNumber(name)) put(name, { get });
  }
}

function put(name: string, descriptor: PropertyDescriptor): void {
  try {
    Object.defineProperty(window, name, { configurable: true, ...descriptor });
  } catch {
    // The property is read-only and cannot be replaced.
  }
}
