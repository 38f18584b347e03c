import zlib from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorsFor, nearestColors } from './colors';
import { encodePng, rowLength } from './encodePng';
import { layOutText } from './layout';

const product = { name: 'Garden', site: 'Plants', logo: '<svg/>' };

describe('encodePng', () => {
  const colors = [
    [255, 255, 255],
    [220, 20, 60],
    [0, 0, 0],
  ] as const;
  // Two pixels per byte, after the filter byte of each row.
  const rows = Buffer.from([0, 0x01, 0x20, 0, 0x12, 0x00]);
  const png = encodePng({ width: 4, height: 2, colors, rows });

  it('makes a picture that a decoder shows with these colors', () => {
    const data = `data:image/png;base64,${png.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><image href="${data}" width="4" height="2" image-rendering="optimizeSpeed"/></svg>`;
    const pixels = new Resvg(svg).render().pixels;
    const shown = Array.from({ length: 8 }, (_, at) => [...pixels.subarray(at * 4, at * 4 + 3)]);
    const expected = [0, 1, 2, 0, 1, 2, 0, 0].map((index) => [...(colors[index] ?? [])]);
    expect(shown).toEqual(expected);
  });

  it('ends with the chunk that the standard defines, with its checksum', () => {
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });

  it('contains exactly the rows', () => {
    const at = png.indexOf('IDAT');
    const length = png.readUInt32BE(at - 4);
    expect(zlib.inflateSync(png.subarray(at + 4, at + 4 + length))).toEqual(rows);
    expect(rows).toHaveLength(rowLength(4) * 2);
  });
});

describe('colorsFor', () => {
  const logo = '<svg><path fill="none"/><path fill="#1A2B3C"/><path fill="#fff000"/></svg>';

  it('returns sixteen colors, beginning with the background and with the color of the logo', () => {
    const colors = colorsFor(logo);
    expect(colors).toHaveLength(16);
    expect(colors[0]).toEqual([255, 255, 255]);
    expect(colors).toContainEqual([0x1a, 0x2b, 0x3c]);
  });

  it('takes the color of text for a logo without one', () => {
    const colors = colorsFor('<svg><path fill="currentColor"/></svg>');
    expect(colors[8]).toEqual(colors[7]);
  });

  it('has whole numbers that fit into a byte', () => {
    const parts = colorsFor(logo).flat();
    expect(parts.filter((part) => !Number.isInteger(part) || part < 0 || part > 255)).toEqual([]);
  });
});

describe('nearestColors', () => {
  it('finds each color by five bits of red, green and blue', () => {
    const colors = [
      [255, 255, 255],
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ] as const;
    const nearest = nearestColors(colors);
    const codes = [0x7fff, 31, 31 << 5, 31 << 10, 28 | (3 << 5)];
    expect(codes.map((code) => nearest[code])).toEqual([0, 1, 2, 3, 1]);
    expect(nearest).toHaveLength(32_768);
  });

  it('takes the first of equal colors', () => {
    expect(
      nearestColors([
        [9, 9, 9],
        [9, 9, 9],
      ])[0],
    ).toBe(0);
  });
});

describe('layOutText', () => {
  /** Returns the font size of the title, in pixels. */
  function sizeOf(title: string): number {
    const markup = renderToStaticMarkup(layOutText({ title, description: 'About it.', product }));
    const [, style = ''] = /style="([^"]*)">[^<]/.exec(markup) ?? [];
    return Number(/font-size:(\d+)px/.exec(style)?.[1]);
  }

  it('sets titles that are too long for two lines in a smaller size', () => {
    expect(sizeOf('Pots')).toBeGreaterThan(
      sizeOf('Pots and planters for gardens on a roof or wall'),
    );
  });

  it('sets titles with one long word in a smaller size', () => {
    const word = 'a'.repeat(21);
    expect(sizeOf(word)).toBe(sizeOf('Pots'));
    expect(sizeOf(`${word}a`)).toBeLessThan(sizeOf('Pots'));
  });
});
