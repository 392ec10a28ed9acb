import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import type { HomeWidth } from '@hearthline/rules/homes/prices/keys.ts';

const items = (group: string, list: readonly (readonly [label: string, text: string])[]): EquipmentItem[] =>
  list.map(([label, text]) => ({ group, label, text }));

const structure = (ceilingHeight: string, roof: string): EquipmentItem[] =>
  items('Structure', [
    ['Floor', '2x6 joists at 16 inches on center, tongue-and-groove decking, 19/32 inch'],
    ['Exterior walls', '2x6 studs at 16 inches on center, 7/16 inch sheathing under the siding'],
    ['Interior walls', '2x4 studs, 1/2 inch drywall, taped and textured'],
    ['Ceiling', ceilingHeight],
    ['Roof', roof],
  ]);

const exterior = items('Exterior', [
  ['Siding', 'Engineered wood lap siding with trim at windows and corners, two colors of paint'],
  ['Roofing', 'Architectural shingles over underlayment, vented ridge'],
  ['Entry doors', 'Insulated steel, 36 inches wide, with a deadbolt; a second door at the rear'],
  ['Windows', 'Dual-pane vinyl with low-E glass, U-factor 0.30 or lower, screens'],
]);

const energy = (heat: string): EquipmentItem[] =>
  items('Insulation and heating', [
    ['Insulation', 'Floor R-33, walls R-21, ceiling R-40'],
    ['Heating', heat],
    ['Ventilation', 'Whole-house fan, bath fans vented outdoors, range hood vented outdoors'],
  ]);

const plumbing = (gallons: number): EquipmentItem[] =>
  items('Plumbing and electrical', [
    ['Water heater', `${gallons} gallons, electric, with a drain pan`],
    ['Water lines', 'PEX with a shut-off at the house and at every fixture'],
    ['Electrical service', '200 amp panel, copper branch circuits, two outdoor outlets'],
    ['Lighting', 'LED fixtures in every room, porch light at both doors'],
    ['Alarms', 'Hard-wired smoke and carbon monoxide alarms with battery backup'],
  ]);

const kitchen = (cabinets: string, appliances: readonly (readonly [string, string])[]): EquipmentItem[] =>
  items('Kitchen', [
    ['Cabinets', cabinets],
    ['Countertops', 'High-pressure laminate with a backsplash'],
    ['Sink and faucet', 'Stainless steel double bowl, single-handle pull-down faucet'],
    ...appliances,
  ]);

const range = ['Range', 'Electric, 30 inches, self-cleaning'] as const;
const refrigerator = (cubicFeet: number) => ['Refrigerator', `${cubicFeet} cubic feet, frost-free`] as const;
const dishwasher = ['Dishwasher', '24 inches, built in'] as const;
const microwave = ['Microwave', 'Over the range, vented outdoors'] as const;

const baths = (tub: string): EquipmentItem[] =>
  items('Baths and laundry', [
    ['Tubs and showers', tub],
    ['Toilets', 'Elongated, 1.28 gallons a flush'],
    ['Vanities', 'Laminate top with a porcelain sink, mirror and light'],
    ['Laundry', 'Hookups for a washer and an electric dryer'],
  ]);

const finishes = (flooring: string): EquipmentItem[] =>
  items('Interior', [
    ['Flooring', flooring],
    ['Interior doors', 'Two-panel, with lever handles'],
    ['Closets', 'Ventilated shelves with a rod'],
    ['Paint', 'Two coats, one color throughout'],
  ]);

/** What comes with homes of each width when an installation begins: usual for homes built to the HUD code, for the seller to replace. */
export const baseSheets: readonly { readonly width: HomeWidth; readonly items: readonly EquipmentItem[] }[] =
  [
    {
      width: 'single',
      items: [
        ...structure('8 feet, flat', 'Trusses at 24 inches on center, 30 lb snow load, 3:12 pitch'),
        ...exterior,
        ...energy('Electric furnace with ducts in the floor, programmable thermostat'),
        ...plumbing(40),
        ...kitchen('Hardwood face frames, adjustable shelves, 30-inch overheads', [range, refrigerator(18)]),
        ...baths('One-piece fiberglass tub and shower, 60 inches'),
        ...finishes('Sheet vinyl in kitchen, baths and laundry; carpet with pad elsewhere'),
      ],
    },
    {
      width: 'double',
      items: [
        ...structure(
          '8 feet 6 inches, vaulted in the living area',
          'Trusses at 24 inches on center, 30 lb snow load, 4:12 pitch',
        ),
        ...exterior,
        ...energy('Electric furnace with ducts in the floor, programmable thermostat, heat pump ready'),
        ...plumbing(50),
        ...kitchen('Hardwood face frames, soft-close drawers, 36-inch overheads, pantry', [
          range,
          refrigerator(21),
          dishwasher,
        ]),
        ...baths('60-inch shower in the main bath, one-piece tub and shower in the second'),
        ...finishes('Vinyl plank in living areas, kitchen, baths and laundry; carpet with pad in bedrooms'),
      ],
    },
    {
      width: 'triple',
      items: [
        ...structure(
          '9 feet, vaulted in the living area',
          'Trusses at 24 inches on center, 30 lb snow load, 4:12 pitch, 12-inch eaves',
        ),
        ...exterior,
        ...energy('Electric furnace with ducts in the floor, programmable thermostat, heat pump ready'),
        ...plumbing(50),
        ...kitchen('Hardwood face frames, soft-close doors and drawers, 42-inch overheads, pantry', [
          range,
          refrigerator(25),
          dishwasher,
          microwave,
        ]),
        ...baths('Tiled 60-inch shower and soaking tub in the main bath, one-piece tub and shower elsewhere'),
        ...finishes('Vinyl plank in living areas, kitchen, baths and laundry; carpet with pad in bedrooms'),
      ],
    },
  ];
