import type { ChooseKind } from '@hearthline/rules/homes/prices/option-group.ts';

/**
 * The option groups that come with every installation. Frozen like the prices. Roof and siding hold the eight each of docs/specification.md, section 2;
 * standard is what the pictures show before anything is chosen.
 */
interface BaseGroup {
  readonly key: string;
  readonly label: string;
  readonly choose: ChooseKind;
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly text: string;
    readonly standard: boolean;
    readonly excludes: readonly string[];
  }[];
}

const choice = (
  key: string,
  label: string,
  text: string,
  more: { standard?: true; excludes?: string[] } = {},
) => ({
  key,
  label,
  text,
  standard: more.standard ?? false,
  excludes: more.excludes ?? [],
});

export const baseGroups: readonly BaseGroup[] = [
  {
    key: 'roof',
    label: 'Roof profile',
    choose: 'one',
    choices: [
      choice('gable', 'Gable', 'Two equal slopes that meet at a ridge.', { standard: true }),
      choice('hip', 'Hip', 'Slopes on all four sides.'),
      choice('shed', 'Shed', 'One single slope.'),
      choice('mansard', 'Mansard', 'Steep lower slopes on four sides under a nearly flat top.'),
      choice('gambrel', 'Gambrel', 'Two slopes on each side, the lower one steeper, like a barn.'),
      choice('flat', 'Flat', 'Flat behind a low parapet.'),
      choice('butterfly', 'Butterfly', 'Two slopes that rise outward from a valley in the middle.'),
      choice('saltbox', 'Saltbox', 'A short slope in front and a long one behind.'),
    ],
  },
  {
    key: 'siding',
    label: 'Siding',
    choose: 'one',
    choices: [
      choice('vinyl', 'Vinyl', 'Smooth pale courses of double lap.'),
      choice('fiber-cement', 'Fiber Cement', 'Wide lapped planks with a soft wood grain.', {
        standard: true,
      }),
      choice('wood', 'Wood', 'Vertical cedar boards.'),
      choice('brick', 'Brick Veneer', 'Red and brown bricks in running bond.'),
      choice('stone', 'Stone Veneer', 'Ledge stones in gray and sand tones.'),
      choice('stucco', 'Stucco', 'Warm trowelled plaster.'),
      choice('metal', 'Metal', 'Dark vertical panels with standing seams.'),
      choice('composite', 'Composite', 'Long level boards in brown tones.'),
    ],
  },
  {
    key: 'energy',
    label: 'Energy',
    choose: 'many',
    choices: [
      choice(
        'solar',
        'Solar package',
        'Panels on the roof, inverter and connection. They need a slope without a valley.',
        {
          excludes: ['roof:butterfly', 'roof:mansard'],
        },
      ),
    ],
  },
];
