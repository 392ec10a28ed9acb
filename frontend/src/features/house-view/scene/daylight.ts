import { Color, Vector3 } from 'three';

/** Hours of the day that can be chosen. */
export const firstHour = 7;
export const lastHour = 20.5;

/** The light of an hour. */
export interface Light {
  readonly top: Color;
  readonly horizon: Color;
  readonly sun: Color;
  /** What comes from the sky all round, and from the lawn. */
  readonly air: Color;
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
  air: string,
  strength: number,
  sky: number,
  lamps: number,
];

const keys: readonly Key[] = [
  [7, '#7fa6cf', '#f8d9b4', '#ffc98f', '#c9d6ea', 2.3, 1.5, 0.25],
  [9.5, '#5b95d3', '#d5e6f0', '#fff0d8', '#dbe6f3', 3, 1.7, 0],
  [14, '#4c8cd2', '#cfe3ef', '#fff6e6', '#dfe9f4', 3.2, 1.7, 0],
  [17.5, '#5f9bd6', '#f6e3c6', '#ffdcae', '#dfe3ec', 3, 1.6, 0],
  [19.3, '#4f6ca3', '#f6b98a', '#ffa868', '#b9bfd9', 2, 1.6, 0.75],
  [20.5, '#22335f', '#c08595', '#b98fae', '#8f9cca', 0.6, 1.5, 1.25],
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
  const color = (index: 1 | 2 | 3 | 4): Color => new Color(a[index]).lerp(new Color(b[index]), share);
  const number = (index: 5 | 6 | 7): number => between(a[index], b[index], share);
  return {
    top: color(1),
    horizon: color(2),
    sun: color(3),
    air: color(4),
    strength: number(5),
    sky: number(6),
    lamps: number(7),
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
