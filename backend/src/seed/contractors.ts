/** The demo contractor's materials: kinds and sizes make 162, of which 156 are in stock (docs/specification.md, section 2). */
const kinds: readonly (readonly [name: string, unit: string, sizes: readonly string[]])[] = [
  ['Stud, kiln-dried', 'pieces', ['2x4x8', '2x4x10', '2x6x8', '2x6x10', '2x6x12', '2x8x12']],
  ['Floor joist', 'pieces', ['2x8x14', '2x10x14', '2x10x16', '2x12x16', '9½ in I-joist', '11⅞ in I-joist']],
  [
    'Plywood sheathing',
    'sheets',
    ['⅜ in', '½ in', '⅝ in', '¾ in', '¾ in tongue and groove', '½ in pressure treated'],
  ],
  [
    'OSB panel',
    'sheets',
    ['7/16 in', '½ in', '⅝ in', '23/32 in', '¾ in subfloor', '7/16 in radiant barrier'],
  ],
  [
    'Gypsum board',
    'sheets',
    [
      '½ in',
      '⅝ in Type X',
      '½ in moisture resistant',
      '½ in mold resistant',
      '⅝ in ceiling',
      '¼ in flexible',
    ],
  ],
  ['Batt insulation', 'rolls', ['R-11', 'R-13', 'R-15', 'R-19', 'R-21', 'R-30', 'R-38']],
  [
    'Roof shingle',
    'boxes',
    ['charcoal', 'weathered wood', 'slate grey', 'driftwood', 'moss green', 'barn red'],
  ],
  ['Roof underlayment', 'rolls', ['15 lb felt', '30 lb felt', 'synthetic', 'ice and water shield']],
  [
    'Lap siding',
    'pieces',
    ['6 in primed', '8 in primed', '8 in cedar grain', '12 in primed', 'vertical panel', 'shake panel'],
  ],
  ['Trim board', 'pieces', ['1x3', '1x4', '1x6', '1x8', '5/4x4', '5/4x6']],
  ['Vinyl window', 'pieces', ['24x36', '30x48', '36x48', '36x60', '48x48', '60x48']],
  [
    'Exterior door',
    'pieces',
    ['32 in left', '32 in right', '36 in left', '36 in right', 'patio slider 60 in', 'patio slider 72 in'],
  ],
  ['Interior door', 'pieces', ['24 in', '28 in', '30 in', '32 in', '36 in', 'bifold 48 in']],
  ['PEX tubing', 'rolls', ['½ in red', '½ in blue', '¾ in red', '¾ in blue', '1 in white']],
  ['PVC drain pipe', 'pieces', ['1½ in', '2 in', '3 in', '4 in', '6 in']],
  ['Copper fitting', 'boxes', ['½ in elbow', '½ in tee', '¾ in elbow', '¾ in tee']],
  ['NM cable', 'rolls', ['14-2', '14-3', '12-2', '12-3', '10-3', '6-3']],
  ['Breaker', 'boxes', ['15 A', '20 A', '20 A AFCI', '20 A GFCI', '30 A double', '50 A double']],
  ['Outlet and switch', 'boxes', ['15 A outlet', '20 A GFCI', 'single pole', 'three way', 'dimmer']],
  ['LED downlight', 'boxes', ['4 in warm', '6 in warm', '6 in daylight', 'wet rated']],
  ['Concrete mix', 'bags', ['60 lb', '80 lb', 'fast setting', 'high strength', 'non-shrink grout']],
  ['Rebar', 'pieces', ['#3 x 20', '#4 x 20', '#5 x 20', '#6 x 20']],
  ['Pier pad', 'pieces', ['16x16', '20x20', '24x24', '30x30']],
  ['Tie-down anchor', 'pieces', ['30 in auger', '36 in auger', 'slab anchor', 'cross drive']],
  ['Framing nail', 'boxes', ['8d', '10d', '16d', '16d galvanized', 'joist hanger']],
  ['Structural screw', 'boxes', ['3 in', '4 in', '6 in', '8 in', '10 in']],
  ['Joist hanger', 'boxes', ['2x6', '2x8', '2x10', '2x12']],
  ['Sealant', 'pieces', ['acrylic white', 'silicone clear', 'polyurethane grey', 'fire stop']],
  ['House wrap', 'rolls', ['9 ft', '10 ft', 'seam tape']],
  ['Laminate flooring', 'boxes', ['oak', 'maple', 'hickory', 'grey ash', 'walnut', 'stone grey']],
  ['Carpet', 'square feet', ['sand', 'pebble', 'slate', 'moss']],
  [
    'Cabinet',
    'pieces',
    ['base 24 in', 'base 30 in', 'base 36 in', 'wall 24 in', 'wall 30 in', 'pantry 24 in', 'vanity 36 in'],
  ],
];

export interface DemoMaterial {
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
}

/** How many materials are in stock, and how many are used up. */
export const demoMaterialCount = { available: 156, usedUp: 6 } as const;

export const demoMaterials: readonly DemoMaterial[] = kinds
  .flatMap(([name, unit, sizes]) => sizes.map((size) => ({ name: `${name}, ${size}`, unit })))
  .slice(0, demoMaterialCount.available + demoMaterialCount.usedUp)
  .map((material, number) => ({ ...material, quantity: number % 27 === 11 ? 0 : 6 + ((number * 37) % 180) }));

/** 24 people (docs/specification.md, section 2). */
export const demoCrew: readonly (readonly [name: string, trade: string])[] = [
  ['Aaron Whitlock', 'Set crew'],
  ['Beatriz Molina', 'Set crew'],
  ['Caleb Nguyen', 'Set crew'],
  ['Dmitri Volkov', 'Set crew'],
  ['Elena Marsh', 'Foundation'],
  ['Farid Haddad', 'Foundation'],
  ['Greta Olsen', 'Foundation'],
  ['Hector Ruiz', 'Excavation'],
  ['Ines Caldwell', 'Excavation'],
  ['Jamal Carter', 'Carpentry'],
  ['Kaya Redbird', 'Carpentry'],
  ['Liam Doherty', 'Carpentry'],
  ['Mei Tanaka', 'Carpentry'],
  ['Nolan Pierce', 'Roofing'],
  ['Olga Petrov', 'Roofing'],
  ['Priya Raman', 'Roofing'],
  ['Quentin Shaw', 'Plumbing'],
  ['Rosa Jimenez', 'Plumbing'],
  ['Silas Boone', 'Electrical'],
  ['Tamsin Clarke', 'Electrical'],
  ['Umar Siddiqui', 'Electrical'],
  ['Vera Lindholm', 'Finish'],
  ['Wade Holloway', 'Finish'],
  ['Yolanda Price', 'Finish'],
];

/** The 8 builds of a week: the title, and the day counted from Monday. */
export const demoBuilds: readonly (readonly [title: string, day: number])[] = [
  ['Pour the footings', 0],
  ['Set the pier pads', 0],
  ['Set the modules', 1],
  ['Join the marriage line', 2],
  ['Close the roof seam', 2],
  ['Connect water and drains', 3],
  ['Connect the panel', 4],
  ['Hang the skirting', 5],
];
