import { beside, linked, module, stacked, turned, type Module, type RoomSpec } from '../blocks/module.ts';
import { column, fixed, leaf, part, row, type Part } from '../blocks/node.ts';
import { shuffled, type Pick } from '../pick.ts';
import { closetOf, hall, living, primaryBath, type Program, type Sleeper } from './program.ts';
import { rowOf, type Item } from './row.ts';
import * as size from './sizes.ts';

/** What lies beside the great room of a triple-wide home: bedrooms in the outer sections, baths in the middle. */
export interface CoreItems {
  readonly sleepers: readonly Sleeper[];
  readonly withSuite: boolean;
  readonly baths: readonly RoomSpec[];
  readonly utility: boolean;
  readonly powder: boolean;
  readonly office: boolean;
  readonly denAllowed: boolean;
  /** The living room may reach into the front section. */
  readonly filler: boolean;
}

type Slot = Item | 'living' | 'suite';

/** One stretch of the wing: what lies in the rear, in the middle beside the hall, and in front. */
interface Stretch {
  readonly rear: Slot;
  readonly inner: readonly Item[];
  readonly front: Slot;
}

const sizeOf = ({ kind }: Item, accessible: boolean): number =>
  kind === 'bath' ? (accessible ? size.bath.accessible : size.bath.min) : kind === 'powder' ? 48 : 78;

/** Lays slots and inner rooms over as many stretches as are needed. */
const stretchesOf = (items: CoreItems, accessible: boolean, pick: Pick): Stretch[] | undefined => {
  const slots: Slot[] = [
    ...items.sleepers.map((sleeper): Item => ({ kind: 'bedroom', sleeper })),
    ...(items.withSuite ? (['suite'] as const) : []),
    ...(items.office ? [{ kind: 'office' } as const] : []),
  ];
  const inner: Item[] = shuffled(pick, [
    ...items.baths.map((room): Item => ({ kind: 'bath', room })),
    ...(items.utility ? [{ kind: 'utility' } as const] : []),
    ...(items.powder ? [{ kind: 'powder' } as const] : []),
  ]);
  const innerLength = inner.reduce((sum, one) => sum + sizeOf(one, accessible), 0);
  const count = Math.max(1, Math.ceil(slots.length / 2), Math.ceil(innerLength / 190)) + pick(2);
  const mixed = shuffled(pick, slots);
  const fillers: Slot[] = Array.from({ length: Math.max(0, 2 * count - mixed.length) }, () => 'living');
  if (fillers.length > count) return undefined;
  const stretches: Stretch[] = [];
  let den = items.denAllowed;
  for (let index = 0; index < count; index++) {
    const takesLiving = index < fillers.length;
    const rear = mixed.shift();
    const front = takesLiving ? undefined : mixed.shift();
    const share = Math.ceil(inner.length / (count - index));
    if (rear === 'suite' || !rear) {
      if (!den || rear === 'suite') return undefined;
      den = false;
    }
    if (takesLiving && !items.filler) return undefined;
    stretches.push({
      rear: rear ?? { kind: 'den' },
      inner: inner.splice(0, share),
      front: front ?? 'living',
    });
  }
  return stretches;
};

const passageWidth = 46;

const suiteFront = (program: Program, depth: number): Module => {
  const { primary } = program;
  return module(
    row(part(leaf(primary.room.id), size.deepPrimaryLength[primary.bed] + 6, size.mostPrimary)),
    [primary.room],
    [
      { kind: 'hinged', a: primary.room.id, b: primaryBath.id },
      { kind: 'pocket', a: primary.room.id, b: closetOf(primary).id },
      { kind: 'hinged', a: hall.id, b: primary.room.id },
    ].map((link) => ({ ...link, kind: link.kind as 'hinged' | 'pocket' })),
    [],
    depth > 0 ? 1 : 0,
  );
};

const stretchOf = (
  { rear, inner, front }: Stretch,
  depth: number,
  program: Program,
  passageFirst: boolean,
  pick: Pick,
): Module | undefined => {
  if (rear === 'living' || rear === 'suite') return undefined;
  const innerDepth = depth - size.hallDepth;
  const behind = beside(...rowOf([rear], { depth, outer: true }, program, pick));
  const ahead =
    front === 'living'
      ? module(row(part(leaf(living.id), 60)), [living])
      : front === 'suite'
        ? suiteFront(program, depth)
        : turned(
            beside(...rowOf([front], { depth, outer: true }, program, pick, passageFirst ? 'first' : 'last')),
            'column',
          );
  const wet = rowOf(inner, { depth: innerDepth, outer: false }, program, pick).map((one) =>
    turned(one, 'column'),
  );
  const own: Module[] =
    front === 'suite'
      ? [
          module(
            row(
              part(leaf(primaryBath.id), program.accessible ? 106 : 80, 110),
              part(leaf(closetOf(program.primary).id), 56, 80, 0.5),
            ),
            [primaryBath, closetOf(program.primary, true)],
          ),
        ]
      : [];
  const passage: Part[] = front === 'living' ? [] : [fixed(leaf(hall.id), passageWidth)];
  const parts = [...wet, ...own].map(({ node, grow }) => part(node, 0, undefined, grow));
  const linenNeeded = parts.length === 0;
  const linen = linenNeeded
    ? rowOf([{ kind: 'linen' }], { depth: innerDepth, outer: false }, program, pick).map((one) =>
        turned(one, 'column'),
      )
    : [];
  const all = [...parts, ...linen.map(({ node }) => part(node, 0))];
  const innerNode = row(...(passageFirst ? [...passage, ...all] : [...all, ...passage]));
  const middle = module(
    column(fixed(leaf(hall.id), size.hallDepth), fixed(innerNode, innerDepth)),
    [hall, ...[...wet, ...own, ...linen].flatMap(({ rooms }) => rooms)],
    [...wet, ...own, ...linen].flatMap(({ links }) => links),
  );
  return stacked([behind, middle, ahead], [depth, depth, depth]);
};

/** A wing of one to three stretches along a hall that lies at the rear marriage line; undefined if it cannot be laid so. */
export const coreOf = (items: CoreItems, depth: number, program: Program, pick: Pick): Module | undefined => {
  const stretches = stretchesOf(items, program.accessible, pick);
  if (!stretches) return undefined;
  const modules = stretches.map((one, index) => stretchOf(one, depth, program, index % 2 === 1, pick));
  const found = modules.filter((one) => one !== undefined);
  if (found.length < modules.length) return undefined;
  return linked(beside(...found), [], [{ room: hall.id, kind: 'exit' }]);
};
