import { Color, Vector3 } from 'three';

/** Hours of the day that can be chosen. */
export const firstHour = 7;
export const lastHour = 20.5;

/** The light of an hour. */
export interface Light {
  readonly top: Color;
  readonly horizon: Color;
  readonly sun: Color;
  /** What comes from the sky, and what comes up from the lawn. */
  readonly air: Color;
  readonly land: Color;
  readonly strength: number;
  /** How brightly the windows are lit from inside. */
  readonly lamps: number;
}

type Key = readonly [
  hour: number,
  top: string,
  horizon: string,
  sun: string,
  air: string,
  land: string,
  strength: number,
  lamps: number,
];

const keys: readonly Key[] = [
  [7, '#7fa6cf', '#f8d9b4', '#ffc98f', '#b3bccb', '#8d8a78', 0.66, 0.15],
  [9.5, '#5b95d3', '#d5e6f0', '#fff0d8', '#c3ccd6', '#97957f', 0.8, 0],
  [14, '#4c8cd2', '#cfe3ef', '#fff6e6', '#c6cfd9', '#9a9882', 0.84, 0],
  [17.5, '#5b98d6', '#efe6d4', '#ffe4bf', '#c4cad3', '#989580', 0.9, 0],
  [19.3, '#4f6ca3', '#f6b98a', '#ffa868', '#a09fb2', '#7f7568', 0.55, 0.8],
  [20.5, '#22335f', '#b98795', '#b98fae', '#737ca3', '#545570', 0.14, 1],
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
  const color = (index: 1 | 2 | 3 | 4 | 5): Color => new Color(a[index]).lerp(new Color(b[index]), share);
  const number = (index: 6 | 7): number => between(a[index], b[index], share);
  return {
    top: color(1),
    horizon: color(2),
    sun: color(3),
    air: color(4),
    land: color(5),
    strength: number(6),
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
