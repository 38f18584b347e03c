import { hostileValues } from '@/testing/hostile/hostileValues';
import { descriptors, settingNames, type SettingName } from '.';
import type { Setting } from './setting';

const table: Readonly<Record<SettingName, Setting<unknown>>> = descriptors as never;

describe.each(settingNames)('%s', (name) => {
  const { format, key, parse, watched } = table[name];

  it('has the same value after it is formatted and parsed again, even for hostile input', () => {
    for (const value of [null, ...hostileValues(7, 500, ['dark', 'rtl', 'dense', '12'])]) {
      const parsed = parse(value);
      expect(parse(format(parsed))).toEqual(parsed);
    }
  });

  it('has a key of its own', () => {
    const others = settingNames.filter((other) => other !== name).map((other) => table[other]);
    expect(others.flatMap((other) => [other.key, ...(other.watched ?? [])])).not.toContain(key);
    expect(watched ?? []).not.toContain(key);
  });
});
