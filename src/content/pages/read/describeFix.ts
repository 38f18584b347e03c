import * as z from 'zod';
import type { Allowed } from './allowedValues';
import { nearest } from './nearest';

/** Returns a fix for a date that is not in the calendar, or is written in a national format or with spaces. */
function fixDate(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(date).success
    ? `Write \`${date}\`.`
    : 'The calendar has no such day: correct month or day.';
}

/** Returns the fix for a value that its key does not allow, with the value that was probably meant. */
export function describeFix(value: unknown, allowed: Allowed): string {
  const unquoted = typeof value === 'string' ? value.trim() : '';
  const day = allowed.sentence.startsWith('a date') && fixDate(unquoted);
  if (day) return day;
  const isBoolean = allowed.types.includes('boolean') && /^(true|false)$/.test(unquoted);
  const isNumber = allowed.types.includes('number') && /^\d+(\.\d+)?$/.test(unquoted);
  if (isBoolean || isNumber) {
    return `Write \`${unquoted}\` without quotes.`;
  }
  const wrong = Array.isArray(value)
    ? value.map(String).find((item) => !allowed.words.includes(item))
    : unquoted;
  const meant = wrong ? nearest(wrong, allowed.words) : undefined;
  const isListWithoutBrackets = typeof value === 'string' && allowed.types.includes('array');
  if (meant && isListWithoutBrackets) return `Write \`[${meant}]\`.`;
  return meant ? `Did you mean \`${meant}\`?` : `It must be ${allowed.sentence}.`;
}
