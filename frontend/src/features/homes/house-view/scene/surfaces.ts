import { brickTones, mortar, sidingSizes, stoneJoint, stoneTones } from '@hearthline/model/home/finishes.ts';
import type { Siding } from '@hearthline/rules/home-options.ts';
import { Color } from 'three';
import type { Brush } from './paint.ts';

const size = 96;

/** A length that divides the texture, next to this one. */
const even = (length: number): number => size / Math.round(size / length);

const one = (brush: Brush, tones: readonly string[]): string =>
  tones[Math.floor(brush.random() * tones.length)] ?? '#888888';

const shade = (color: string, by: number): string => {
  const { r, g, b } = new Color(color).convertLinearToSRGB();
  return `rgb(${[r, g, b].map((part) => Math.round(Math.min(1, part * by) * 255)).join()})`;
};

const laps = (
  brush: Brush,
  color: string,
  sizes: { readonly exposure: number; readonly bevel: number; readonly joints: number },
): void => {
  const exposure = even(sizes.exposure);
  for (let y = 0; y < size - 0.1; y += exposure) {
    brush.block(0, y, size, exposure, shade(color, 0.98 + brush.random() * 0.04));
    brush.slope(0, y, size, exposure, 0.25, 0.8);
    brush.block(0, y + exposure - sizes.bevel * 0.6, size, sizes.bevel * 0.6, shade(color, 0.62), 0.1);
    if (sizes.joints) brush.block(brush.random() * size, y, 0.25, exposure, shade(color, 0.7), 0.2);
  }
};

const bricks = (brush: Brush): void => {
  const { length, height, joint } = sidingSizes.brick;
  const [w, h] = [even(length), even(height)];
  brush.block(0, 0, size, size, mortar, 0.3);
  for (let row = 0; row < Math.round(size / h); row++)
    for (let at = 0; at < Math.round(size / w); at++)
      brush.block(
        at * w + ((row % 2) * w) / 2 + joint / 2,
        row * h + joint / 2,
        w - joint,
        h - joint,
        one(brush, brickTones),
        0.65 + brush.random() * 0.1,
      );
};

const stones = (brush: Brush): void => {
  brush.block(0, 0, size, size, stoneJoint, 0.1);
  for (let y = 0, row = 0; row < 16; row++, y += 6)
    for (let x = brush.random() * 10, end = x + size; x < end - 1;) {
      const rest = end - x;
      const w = rest < 16 ? rest : 7 + brush.random() * 9;
      const inset = sidingSizes.stone.joint / 2 + brush.random() * 0.2;
      const tone = one(brush, stoneTones);
      const height = 0.5 + brush.random() * 0.45;
      for (const shift of [0, -size])
        brush.block(x + inset + shift, y + inset, w - 2 * inset, 6 - 2 * inset, tone, height);
      x += w;
    }
};

const grain = (brush: Brush, color: string, board: number, upright: boolean, spread: number): void => {
  const width = even(board);
  const put = (across: number, w: number, along: number, l: number, tone: string, height?: number): void =>
    upright ? brush.block(across, along, w, l, tone, height) : brush.block(along, across, l, w, tone, height);
  for (let at = 0; at < size - 0.1; at += width) {
    const tone = shade(color, 1 - spread / 2 + brush.random() * spread);
    put(at, width, 0, size, tone, 0.6);
    for (let line = 0; line < 14; line++)
      put(
        at + brush.random() * width,
        0.16,
        brush.random() * size,
        14 + brush.random() * 50,
        shade(tone, 0.88),
      );
    put(at, 0.4, 0, size, shade(color, 0.4), 0);
  }
};

const stucco = (brush: Brush, color: string): void => {
  brush.block(0, 0, size, size, color, 0.5);
  for (let dot = 0; dot < 9000; dot++) {
    const by = brush.random();
    brush.block(
      brush.random() * size,
      brush.random() * 95.6,
      0.4,
      0.4,
      shade(color, 0.95 + by * 0.08),
      0.44 + by * 0.12,
    );
  }
};

const seams = (brush: Brush, color: string, pitch: number): void => {
  brush.block(0, 0, size, size, color, 0.3);
  for (let at = 0; at < size; at += pitch) {
    brush.block(at, 0, 1.2, size, shade(color, 1.12), 1);
    brush.block(at + 1.2, 0, 0.5, size, shade(color, 0.62), 0.3);
  }
};

const shingles = (brush: Brush, color: string): void => {
  for (let y = 0; y < size; y += 6) {
    for (let x = 0; x < size; x += 6) brush.block(x, y, 6, 6, shade(color, 0.82 + brush.random() * 0.36));
    brush.slope(0, y, size, 6, 0.3, 0.75);
    brush.block(0, y + 5.4, size, 0.6, shade(color, 0.5), 0.1);
  }
};

const tiles = (brush: Brush): void => {
  brush.block(0, 0, size, size, '#b9b4a9', 0.2);
  for (let y = 0; y < size; y += 12)
    for (let x = 0; x < size; x += 12)
      brush.block(x + 0.15, y + 0.15, 11.7, 11.7, shade('#dfdbd0', 0.97 + brush.random() * 0.05), 0.5);
};

/** Poured between forms: two tones of cloud, joints of the forms and the holes of their ties. */
const concrete = (brush: Brush): void => {
  stucco(brush, '#e2e2e2');
  for (let x = 0; x < size; x += 48) brush.block(x, 0, 0.35, size, shade('#e2e2e2', 0.82), 0.2);
  for (let y = 0; y < size; y += 24) {
    brush.block(0, y, size, 0.3, shade('#e2e2e2', 0.86), 0.3);
    for (let x = 12; x < size; x += 24) brush.block(x, y + 12, 0.8, 0.8, shade('#e2e2e2', 0.6), 0);
  }
};

/** How each siding is painted; brick and stone keep their own colors. */
export const sidingPaint =
  (siding: Siding, color: string) =>
  (brush: Brush): void => {
    switch (siding) {
      case 'vinyl':
      case 'fiber-cement':
        return laps(brush, color, sidingSizes[siding]);
      case 'wood':
        return grain(brush, color, sidingSizes.wood.board, true, 0.34);
      case 'brick':
        return bricks(brush);
      case 'stone':
        return stones(brush);
      case 'stucco':
        return stucco(brush, color);
      case 'metal':
        return seams(brush, color, sidingSizes.metal.pitch);
      case 'composite':
        return grain(brush, color, sidingSizes.composite.board, false, 0.24);
    }
  };

/** Everything else with a pattern; roof, deck and concrete are painted pale, and tinted by their material. */
export const otherPaint = {
  shingle: (brush: Brush) => shingles(brush, '#d8d8d8'),
  seam: (brush: Brush) => seams(brush, '#d8d8d8', sidingSizes.metal.pitch),
  deck: (brush: Brush) => grain(brush, '#e6e6e6', 6, true, 0.16),
  floor: (brush: Brush) => grain(brush, '#c39a6b', 6, false, 0.22),
  tile: tiles,
  concrete,
} as const;
