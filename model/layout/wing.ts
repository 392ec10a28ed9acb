import {
  bath,
  bedroom,
  bifold,
  closet,
  closets,
  door,
  hall,
  hallDepth,
  utility,
  type Brief,
  type Link,
} from './design.ts';
import { column, part, room, row, type Leaf, type Node, type Part } from './split.ts';

/** Two rows of rooms with a hall between them, the rooms nearest the great room first. */
export interface Wing {
  readonly part: Part;
  readonly links: readonly Link[];
  /** The outside wall the utility room lies on; null when it is elsewhere. */
  readonly utility: 'rear' | 'front' | null;
}

interface Rows {
  readonly rear: readonly Part[];
  readonly front: readonly Part[];
  readonly utility: 'rear' | 'front' | null;
  readonly links?: readonly Link[];
}

const office = room('office', 'office', 'Office');
const sum = (parts: readonly Part[], of: 'size' | 'min'): number =>
  parts.reduce((total, each) => total + each[of], 0);

const bed = (number = 0): Part => part(112, bedroom(number), 1, 100);
const ownCloset = (number = 0): Part => part(28, closet(number));
const wet = (leaf: Leaf): Part => part(66, leaf, 0.05, 62);

const rowsOf = (numbers: readonly number[], firstBath: number, third: boolean): Rows => {
  const [a, b, c, d] = numbers;
  const utilityOrBath = third ? wet(bath(3)) : part(68, utility, 0.1, 62);
  const at = (place: 'rear' | 'front'): 'rear' | 'front' | null => (third ? null : place);
  switch (numbers.length) {
    case 1:
      return {
        rear: [wet(bath(firstBath)), ownCloset(a), bed(a)],
        front: [utilityOrBath, part(130, office, 1, 96)],
        utility: at('front'),
        links: [door('hall', 'office')],
      };
    case 2:
      return {
        rear: [utilityOrBath, ownCloset(a), bed(a)],
        front: [wet(bath(firstBath)), ownCloset(b), bed(b)],
        utility: at('rear'),
      };
    case 3:
      return {
        rear: [bed(a), closets(a ?? 0, b ?? 0), bed(b)],
        front: [wet(bath(firstBath)), utilityOrBath, ownCloset(c), bed(c)],
        utility: at('front'),
      };
    default:
      return {
        rear: [utilityOrBath, bed(a), closets(a ?? 0, b ?? 0), bed(b)],
        front: [wet(bath(firstBath)), bed(c), closets(c ?? 0, d ?? 0), bed(d)],
        utility: at('rear'),
      };
  }
};

/** The wing with bedrooms of these numbers; `flip` puts its rear row in front. */
export const wingOf = ({ width, bathrooms }: Brief, numbers: readonly number[], flip: boolean): Wing => {
  const firstBath = bathrooms > 1 ? 2 : 1;
  const third = bathrooms >= 3;
  const rows = rowsOf(numbers, firstBath, third);
  const [rear, front] = flip ? [rows.front, rows.rear] : [rows.rear, rows.front];
  const depth = (width - hallDepth) / 2;
  const node: Node = column(part(depth, row(...rear)), part(hallDepth, hall), part(depth, row(...front)));
  return {
    part: part(
      Math.max(sum(rear, 'size'), sum(front, 'size')),
      node,
      0.4,
      Math.max(sum(rear, 'min'), sum(front, 'min')),
    ),
    links: [
      door('hall', `bath-${firstBath}`),
      third ? door('hall', 'bath-3') : door('hall', 'utility', 'middle'),
      ...numbers.flatMap((number) => [
        door('hall', `bedroom-${number}`),
        bifold(`bedroom-${number}`, `closet-${number}`, 'middle'),
      ]),
      ...(rows.links ?? []),
    ],
    utility: flip && rows.utility ? (rows.utility === 'rear' ? 'front' : 'rear') : rows.utility,
  };
};
