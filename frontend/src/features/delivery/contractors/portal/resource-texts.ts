/** A reference text for builds, in chapters of short rules. */
export interface Resource {
  readonly title: string;
  readonly text: string;
  readonly chapters: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** docs/specification.md, section 2, Contractors Portal: three resources. */
export const resources: readonly Resource[] = [
  {
    title: 'Build specifications',
    text: 'Foundation, set, and hook-up requirements for every model, with the tolerances a set crew needs on site.',
    chapters: [
      {
        title: 'Site and access',
        points: [
          'Provide an access path to the pad at least 14 feet wide with 15 feet of overhead clearance. Turns need a 65-foot radius.',
          'Grade the pad to slope away from the home 1 inch per 10 feet on all sides.',
          'Test the soil before pouring footings. Below 1,500 pounds per square foot, the engineer decides.',
        ],
      },
      {
        title: 'Foundation',
        points: [
          'Footings extend below the county frost line and bear on undisturbed or compacted soil.',
          'Space piers no farther apart than the model’s pier plan allows, within 2 inches of the drawing.',
          'Pier tops are level within ¼ inch across the whole home.',
          'Set anchors and pull-test them to the load in the anchor plan before the modules arrive.',
        ],
      },
      {
        title: 'Set and marriage line',
        points: [
          'Draw modules together until the marriage-line gap is ½ inch or less, then bolt every 24 inches.',
          'Seal the seam with the gasket supplied with the home. Foam is not a substitute.',
          'Test doors and windows after leveling and before trim goes on.',
        ],
      },
      {
        title: 'Hook-up',
        points: [
          'Hold the water lines at 80 psi for 15 minutes without loss before connecting.',
          'Slope drains ¼ inch per foot and test them with a 10-foot head of water.',
          'A licensed electrician connects the panel, then measures and records ground continuity.',
        ],
      },
    ],
  },
  {
    title: 'Quality standards',
    text: 'What we inspect in the factory and after the set, and how findings are recorded and closed.',
    chapters: [
      {
        title: 'In the factory',
        points: [
          'Each station signs off before a home moves on. A home on hold stays put.',
          'Test lines while walls are open: water at 100 psi, gas at 3 psi, circuits for continuity and polarity.',
          'The last station walks the entire home with the checklist and attaches the label and data plate.',
        ],
      },
      {
        title: 'After the set',
        points: [
          'Check level, anchors, marriage line, roof seam, and skirting on set day.',
          'Test every door, window, faucet, outlet, and appliance against the customer’s checklist.',
          'Schedule the final inspection only after all first-walk findings are closed.',
        ],
      },
      {
        title: 'Findings',
        points: [
          'Every finding has a location, a photo, an owner, and a due date.',
          'If work cannot continue, report it as blocking the build. Otherwise, add a note to your progress report.',
          'A second person verifies the fix before the finding is closed.',
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
    text: 'Transport, crane, and site rules for delivery day, and who can stop work.',
    chapters: [
      {
        title: 'Stop-work authority',
        points: [
          'Everyone has it. If you see a hazard, call “stop.” All work there stops until the lead has checked it.',
          'No one is blamed for a stop that turns out to be unnecessary.',
        ],
      },
      {
        title: 'Delivery day',
        points: [
          'The lead walks the route from the road to the pad before the first module leaves the yard.',
          'Spotters stay in view of both the driver and the lead. If anyone loses sight, everything stops.',
          'No deliveries in winds above 25 mph, on ice, or after dark.',
        ],
      },
      {
        title: 'Crane and jacks',
        points: [
          'A qualified person inspects the rigging that day. Keep the load chart in the cab.',
          'Never stand under a load or reach between modules. Steel cribbing follows each lift.',
          'Set jacks on plates, never on bare ground. Never rely on jacks alone: cribbing carries the home.',
        ],
      },
      {
        title: 'On the site',
        points: [
          'Wear a hard hat, eye protection, boots, and a high-visibility vest past the gate, and a harness above 6 feet.',
          'Shore or slope trenches deeper than 5 feet. Call 811 to locate utilities before digging.',
          'Post a first-aid kit, a fire extinguisher, and the site address at the gate. In an emergency, call 911.',
          'Report every injury, however minor, to the office the same day.',
        ],
      },
    ],
  },
];
