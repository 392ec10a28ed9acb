/** The groups in which a quote lists its lines, in their order. */
export const lineGroups = [
  'home',
  'options',
  'delivery',
  'site',
  'fees',
  'other',
  'discounts',
  'tax',
] as const;
export type LineGroup = (typeof lineGroups)[number];

export const groupTitles: Readonly<Record<LineGroup, string>> = {
  home: 'Home',
  options: 'Options',
  delivery: 'Delivery',
  site: 'Site work and setup',
  fees: 'Fees and permits',
  other: 'Other',
  discounts: 'Discounts',
  tax: 'Sales tax',
};

const groupOfKind: Readonly<Record<string, LineGroup>> = {
  home: 'home',
  'home-base': 'home',
  'home-area': 'home',
  option: 'options',
  freight: 'delivery',
  site: 'site',
  fee: 'fees',
  discount: 'discounts',
  tax: 'tax',
};

/** The group of a line by its key, as in `freight:mile`. */
export const groupOf = (key: string): LineGroup => groupOfKind[key.split(':')[0] ?? ''] ?? 'other';

/** The keys of lines that staff add to a group; to all others they add a line of `other`. */
const addedKeys: Readonly<Partial<Record<LineGroup, string>>> = {
  options: 'option:added',
  delivery: 'freight:added',
  site: 'site:added',
  fees: 'fee:added',
  discounts: 'discount:agreed',
};

/** The key of a line that staff add to a group; null where a line without a key belongs, in `other`. */
export const addedKey = (group: LineGroup): string | null => addedKeys[group] ?? null;

/** Whether a line is tax: its amount follows from the others. */
export const isTax = (key: string): boolean => groupOf(key) === 'tax';

/** Lines by group, in the order in which a quote shows them; groups without lines are left out. */
export const byGroup = <Line extends { readonly key: string }>(
  lines: readonly Line[],
): { readonly group: LineGroup; readonly lines: Line[] }[] =>
  lineGroups
    .map((group) => ({ group, lines: lines.filter(({ key }) => groupOf(key) === group) }))
    .filter(({ lines: own }) => own.length > 0);
