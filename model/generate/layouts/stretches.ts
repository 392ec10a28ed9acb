import { shuffled, type Pick } from '../pick.ts';
import type { RoomSpec } from '../blocks/module.ts';
import type { Sleeper } from './program.ts';
import type { Item } from './row.ts';
import * as size from './sizes.ts';

/** What lies beside the great room of a triple-wide home: bedrooms in the outer sections, baths in the middle. */
export interface WingItems {
  readonly sleepers: readonly Sleeper[];
  readonly withSuite: boolean;
  readonly baths: readonly RoomSpec[];
  readonly utility: boolean;
  readonly powder: boolean;
  readonly office: boolean;
  readonly denAllowed: boolean;
  /** The living room may reach into the front section, the family room into the middle one. */
  readonly living: boolean;
  readonly family: boolean;
}

export type Slot = Item | 'living' | 'suite';

/** One stretch of the wing: what lies in the rear, in the middle beside the hall, and in front. */
export interface Stretch {
  readonly rear: readonly Item[];
  readonly inner: readonly Item[];
  /** The family room may reach so far, where nothing else lies in the middle. */
  readonly open: boolean;
  readonly front: Slot;
}

const lengthOf = ({ kind }: Item, accessible: boolean): number =>
  kind === 'bath'
    ? accessible
      ? size.bath.accessible
      : size.bath.min
    : kind === 'powder'
      ? size.powder.min
      : kind === 'utility'
        ? size.utility.min
        : size.linen.min;

const maxStretch = 176;

/** Wet rooms that together are about as long as a bedroom; they are taken out of the list. */
const wetRow = (wet: Item[], accessible: boolean): Item[] => {
  const taken: Item[] = [];
  let length = 0;
  for (const one of [...wet]) {
    if (length + lengthOf(one, accessible) > maxStretch || length >= 112) continue;
    length += lengthOf(one, accessible);
    taken.push(one);
    wet.splice(wet.indexOf(one), 1);
  }
  return taken;
};

/** Lays rooms over one to four stretches; undefined if something does not come out even. */
export const stretchesOf = (items: WingItems, accessible: boolean, pick: Pick): Stretch[] | undefined => {
  const dry: Slot[] = shuffled(pick, [
    ...items.sleepers.map((sleeper): Item => ({ kind: 'bedroom', sleeper })),
    ...(items.withSuite ? (['suite'] as const) : []),
    ...(items.office ? [{ kind: 'office' } as const] : []),
  ]);
  const wet: Item[] = shuffled(pick, [
    ...items.baths.map((room): Item => ({ kind: 'bath', room })),
    ...(items.powder ? [{ kind: 'powder' } as const] : []),
  ]);
  if (items.utility) wet.splice(pick(wet.length + 1), 0, { kind: 'utility' });
  const count = Math.max(1, Math.ceil(dry.length / 2)) + pick(2);
  const minFront = Math.max(items.living ? 0 : count, dry.length - count);
  const maxFront = Math.min(dry.length, count);
  if (minFront > maxFront) return undefined;
  const fronts = minFront + pick(maxFront - minFront + 1);
  const suiteAt = dry.indexOf('suite');
  if (suiteAt >= fronts) {
    if (fronts === 0) return undefined;
    [dry[0], dry[suiteAt]] = ['suite', dry[0] ?? 'suite'];
  }
  const front: Slot[] = [
    ...Array.from({ length: count - fronts }, (): Slot => 'living'),
    ...dry.slice(0, fronts),
  ];
  const behind = dry.slice(fronts).filter((one) => one !== 'suite' && one !== 'living');
  const rear: Item[][] = behind.map((one) => [one]);
  let fillers: Item[] = [...(items.denAllowed ? [{ kind: 'den' } as const] : []), { kind: 'flex' }];
  while (rear.length < count) {
    const spare = wet.length > count || fillers.length === 0;
    const pipes = spare && (fillers.length === 0 || pick(2) === 0) ? wetRow(wet, accessible) : [];
    const [filler] = fillers;
    if (pipes.length === 0) fillers = fillers.slice(1);
    const row = pipes.length > 0 ? pipes : filler ? [filler] : undefined;
    if (!row) return undefined;
    rear.splice(pick(rear.length + 1), 0, row);
  }
  const stretches: Stretch[] = [];
  for (let index = 0; index < count; index++) {
    const ahead = front[index] ?? 'living';
    const share = ahead === 'suite' ? 0 : Math.ceil(wet.length / (count - index));
    const inner = wet.splice(0, share);
    const open =
      ahead === 'living' &&
      items.family &&
      index === stretches.filter((one) => one.inner.length === 0).length;
    stretches.push({ rear: rear[index] ?? [], inner, front: ahead, open });
  }
  return wet.length > 0 ? undefined : stretches;
};
