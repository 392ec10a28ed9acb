import { editLimits, type Edit } from './edit.ts';

const letters = {
  wall: 'w',
  door: 'd',
  window: 'g',
  piece: 'f',
  turn: 't',
  swap: 's',
  stretch: 'l',
} as const;

const numbersOf = (edit: Edit): number[] => {
  switch (edit.kind) {
    case 'wall':
    case 'door':
    case 'window':
      return [edit.by];
    case 'piece':
      return [edit.x, edit.y];
    case 'turn':
      return [edit.quarters];
    case 'swap':
      return [edit.with + 1];
    case 'stretch':
      return [edit.feet];
  }
};

const textOf = (edit: Edit): string => `~${letters[edit.kind]}${[edit.of + 1, ...numbersOf(edit)].join('.')}`;

/** Changes in the compact form that follows a design's code: `~w3.12~f7.4.-6`. Things are counted from 1 there. */
export const editsText = (edits: readonly Edit[]): string => edits.map(textOf).join('');

const within = (value: number, max: number): boolean => Math.abs(value) <= max;

const read = (letter: string, of: number, a: number, b: number | undefined): Edit | undefined => {
  const fits = b === undefined && a !== 0;
  const inches = fits && within(a, editLimits.inches);
  switch (letter) {
    case 'w':
      return inches ? { kind: 'wall', of, by: a } : undefined;
    case 'd':
      return inches ? { kind: 'door', of, by: a } : undefined;
    case 'g':
      return inches ? { kind: 'window', of, by: a } : undefined;
    case 'f':
      return b !== undefined &&
        (a !== 0 || b !== 0) &&
        within(a, editLimits.inches) &&
        within(b, editLimits.inches)
        ? { kind: 'piece', of, x: a, y: b }
        : undefined;
    case 't':
      return fits && a >= 1 && a <= 3 ? { kind: 'turn', of, quarters: a } : undefined;
    case 's':
      return fits && a - 1 > of ? { kind: 'swap', of, with: a - 1 } : undefined;
    case 'l':
      return fits && within(a, editLimits.feet) ? { kind: 'stretch', of, feet: a } : undefined;
    default:
      return undefined;
  }
};

const pattern = /^([wdgftsl])([1-9]\d{0,2})\.(-?\d{1,3})(?:\.(-?\d{1,3}))?$/;

/** Reads the compact form; undefined unless it is exactly as {@link editsText} writes it. */
export const editsOf = (text: string): Edit[] | undefined => {
  if (text === '') return [];
  if (text.length > editLimits.code || !text.startsWith('~')) return undefined;
  const edits: Edit[] = [];
  for (const part of text.slice(1).split('~')) {
    const found = pattern.exec(part);
    const [, letter = '', of = '', a = '', b] = found ?? [];
    const edit = found && read(letter, Number(of) - 1, Number(a), b === undefined ? undefined : Number(b));
    if (!edit) return undefined;
    edits.push(edit);
  }
  return edits.length <= editLimits.edits && editsText(edits) === text ? edits : undefined;
};

/** A code as the base design's and its changes. */
export const splitCode = (code: string): { base: string; edits: string } => {
  const at = code.indexOf('~');
  return at < 0 ? { base: code, edits: '' } : { base: code.slice(0, at), edits: code.slice(at) };
};
