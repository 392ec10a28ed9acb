/** A reference text for builds, in chapters of short rules. */
export interface Resource {
  readonly title: string;
  readonly text: string;
  readonly chapters: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** Specification, section 2, Contractors Portal: three resources. */
export const resources: readonly Resource[] = [
  {
    title: 'Build specifications',
    text: 'Foundation, set and hook-up rules for every model, with the tolerances that a set crew needs on site.',
    chapters: [
      {
        title: 'Site and access',
        points: [
          'A way of at least 14 feet in width and 15 feet in height leads to the pad; bends have a radius of 65 feet.',
          'The pad is graded to fall 1 inch in 10 feet away from the home on all sides.',
          'Soil is tested before footings are poured; below 1,500 pounds a square foot the engineer decides.',
        ],
      },
      {
        title: 'Foundation',
        points: [
          'Footings reach below the frost line of the county and stand on undisturbed or compacted ground.',
          'Piers stand no further apart than the model’s pier plan says, and within 2 inches of the drawing.',
          'The tops of all piers lie within ¼ inch of one level over the whole home.',
          'Anchors are set and pulled to the load in the anchor plan before the modules come.',
        ],
      },
      {
        title: 'Set and marriage line',
        points: [
          'Modules are drawn together until the gap at the marriage line is ½ inch or less, then bolted every 24 inches.',
          'The seam is sealed with the gasket that came with the home; foam does not replace it.',
          'Doors and windows are tried after leveling and before any trim goes on.',
        ],
      },
      {
        title: 'Hook-up',
        points: [
          'Water stands under 80 psi for 15 minutes without loss before it is connected.',
          'Drains fall ¼ inch in a foot and are tested with a 10-foot head of water.',
          'The panel is connected by a licensed electrician; ground continuity is measured and written down.',
        ],
      },
    ],
  },
  {
    title: 'Quality standards',
    text: 'What is inspected in the factory, what is inspected after the set, and how a finding is recorded and closed.',
    chapters: [
      {
        title: 'In the factory',
        points: [
          'Each station signs for its work before a home moves on; a home on hold stays where it is.',
          'Lines are tested with the walls still open: water at 100 psi, gas at 3 psi, circuits for continuity and polarity.',
          'The last station walks the whole home with the list, and attaches label and data plate.',
        ],
      },
      {
        title: 'After the set',
        points: [
          'Level, anchors, marriage line, roof seam and skirting are looked at on the day of the set.',
          'Every door, window, tap, outlet and appliance is tried once with the customer’s list in hand.',
          'The final inspection is booked only when no finding of the first walk is open.',
        ],
      },
      {
        title: 'Findings',
        points: [
          'A finding has a place, a photo, a person and a day by which it is put right.',
          'Report it as a block of the build when work cannot go on, otherwise as a note with your progress report.',
          'Whoever put it right does not close it: a second person looks.',
        ],
      },
      {
        title: 'Tolerances',
        points: [
          'Floors: ¼ inch in 10 feet. Walls: ¼ inch in 8 feet. Countertops: ⅛ inch in 6 feet.',
          'Gaps at trim up to 1⁄16 inch; doors up to ⅛ inch all around.',
        ],
      },
    ],
  },
  {
    title: 'Safety protocols',
    text: 'Transport, crane and site rules for delivery day, and who may stop the work.',
    chapters: [
      {
        title: 'Who may stop the work',
        points: [
          'Everybody. Whoever sees a danger says “stop” aloud, and all work at that place rests until the lead has looked.',
          'Nobody is blamed for a stop that turns out not to have been needed.',
        ],
      },
      {
        title: 'Delivery day',
        points: [
          'The lead walks the way from the road to the pad before the first module leaves the yard.',
          'Spotters stand where driver and lead both see them; without sight nothing moves.',
          'No delivery in wind above 25 miles an hour, on ice, or after dark.',
        ],
      },
      {
        title: 'Crane and jacks',
        points: [
          'Rigging is looked at by a qualified person on the day; the load chart lies in the cab.',
          'Nobody stands under a load or reaches between modules. Steel cribbing follows each lift.',
          'Jacks stand on plates, never on bare ground, and never alone: cribbing carries the home.',
        ],
      },
      {
        title: 'On the site',
        points: [
          'Hard hat, eye protection, boots and a bright vest from the gate on; a harness above 6 feet.',
          'Trenches deeper than 5 feet are shored or sloped. Utilities are located before anybody digs: call 811.',
          'First-aid kit, extinguisher and the address of the site in large letters hang at the gate. In an emergency call 911.',
          'An injury, however small, is reported to the office the same day.',
        ],
      },
    ],
  },
];
