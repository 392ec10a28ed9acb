import { Color, Vector3 } from 'three';

/** Hours of the day that can be chosen. */
export const firstHour = 7;
export const lastHour = 20.5;

interface Light {
  readonly top: Color;
  readonly horizon: Color;
  readonly sun: Color;
  readonly strength: number;
  readonly sky: number;
  /** How brightly the windows are lit from inside. */
  readonly lamps: number;
}

type Key = readonly [
  hour: number,
  top: string,
  horizon: string,
  sun: string,
  strength: number,
  sky: number,
  lamps: number,
];

const keys: readonly Key[] = [
  [7, '#7fa6cf', '#f8d9b4', '#ffc98f', 2.2, 1.1, 0.25],
  [10, '#5b95d3', '#d5e6f0', '#fff0d8', 3.2, 1.5, 0],
  [14, '#4c8cd2', '#cfe3ef', '#fff6e6', 3.4, 1.6, 0],
  [17.5, '#5f9bd6', '#f6e3c6', '#ffd9a6', 3.2, 1.3, 0],
  [19.3, '#49679f', '#f6b382', '#ff9f5e', 2, 0.9, 0.6],
  [20.5, '#1d2c54', '#b0738a', '#b98fae', 0.5, 0.55, 1.3],
];

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The light at an hour. */
export const lightAt = (hour: number): Light => {
  const after = Math.max(
    1,
    keys.findIndex(([at]) => at >= hour),
  );
  const [a, b] = [keys[after - 1], keys[after]] as [Key, Key];
  const share = (hour - a[0]) / (b[0] - a[0]);
  const color = (index: 1 | 2 | 3): Color => new Color(a[index]).lerp(new Color(b[index]), share);
  const number = (index: 4 | 5 | 6): number => between(a[index], b[index], share);
  return {
    top: color(1),
    horizon: color(2),
    sun: color(3),
    strength: number(4),
    sky: number(5),
    lamps: number(6),
  };
};

/** Where the sun stands: from the right in the morning to the left at dusk, before the front of the home. */
export const sunAt = (hour: number): Vector3 => {
  const share = (hour - firstHour) / (lastHour - firstHour);
  return new Vector3(
    Math.cos(share * Math.PI) * 0.95,
    0.12 + Math.sin(Math.min(1, share * 1.02) * Math.PI) * 0.85,
    0.72,
  ).normalize();
};
