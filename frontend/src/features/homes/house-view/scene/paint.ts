import { sequence } from '@hearthline/model/random.ts';

/** A texture covers this many feet of a wall. */
export const textureFeet = 8;
const pixels = 512;
const inch = pixels / (textureFeet * 12);

/** A texture while it is painted: its colors and, in gray, its heights. Lengths are inches from the upper left. */
export interface Brush {
  readonly random: () => number;
  readonly block: (x: number, y: number, w: number, h: number, color: string, height?: number) => void;
  /** Heights that rise from one edge to the other, such as that of a lapped board. */
  readonly slope: (x: number, y: number, w: number, h: number, from: number, to: number) => void;
}

const context = (): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels, pixels];
  const found = canvas.getContext('2d', { willReadFrequently: true });
  if (!found) throw new Error('This browser paints nothing');
  return found;
};

const gray = (height: number): string => `rgb(${[1, 1, 1].map(() => Math.round(height * 255)).join()})`;

/** Paints colors and heights; what reaches over an edge goes on at the opposite one. */
export const paint = (
  seed: string,
  draw: (brush: Brush) => void,
): { color: HTMLCanvasElement; normal: () => HTMLCanvasElement } => {
  const [color, height] = [context(), context()];
  const fill = (to: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void => {
    for (const dx of [0, -pixels, pixels])
      if (x * inch + dx < pixels && (x + w) * inch + dx > 0)
        to.fillRect(x * inch + dx, y * inch, w * inch, h * inch);
  };
  draw({
    random: sequence(seed),
    block: (x, y, w, h, fillColor, high) => {
      color.fillStyle = fillColor;
      fill(color, x, y, w, h);
      if (high === undefined) return;
      height.fillStyle = gray(high);
      fill(height, x, y, w, h);
    },
    slope: (x, y, w, h, from, to) => {
      const gradient = height.createLinearGradient(0, y * inch, 0, (y + h) * inch);
      gradient.addColorStop(0, gray(from));
      gradient.addColorStop(1, gray(to));
      height.fillStyle = gradient;
      fill(height, x, y, w, h);
    },
  });
  return { color: color.canvas, normal: () => normalsOf(height) };
};

/** The normals of a surface of these heights. */
const normalsOf = (height: CanvasRenderingContext2D): HTMLCanvasElement => {
  const from = height.getImageData(0, 0, pixels, pixels).data;
  const to = height.createImageData(pixels, pixels);
  const at = (x: number, y: number): number =>
    from[(((y + pixels) % pixels) * pixels + ((x + pixels) % pixels)) * 4] ?? 0;
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) {
      const dx = (at(x - 1, y) - at(x + 1, y)) / 90;
      const dy = (at(x, y + 1) - at(x, y - 1)) / 90;
      const length = Math.hypot(dx, dy, 1);
      const index = (y * pixels + x) * 4;
      to.data[index] = (dx / length / 2 + 0.5) * 255;
      to.data[index + 1] = (dy / length / 2 + 0.5) * 255;
      to.data[index + 2] = (1 / length / 2 + 0.5) * 255;
      to.data[index + 3] = 255;
    }
  height.putImageData(to, 0, 0);
  return height.canvas;
};
