import type { ContentKind } from '@hearthline/rules/site/content.ts';
import { slugOf } from '@hearthline/rules/site/content-form.ts';
import type { DayHours } from '@hearthline/rules/people/locations/opening.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { jsonb } from '../platform/db/jsonb.ts';

/** By kind: title, terms and text, in the order of the page. */
const content: Readonly<Partial<Record<ContentKind, readonly (readonly [string, string, string])[]>>> = {
  company_fact: [
    [
      'Dealer license',
      'WA 2914',
      'Licensed by the Washington State Department of Licensing. Look us up before you sign.',
    ],
    [
      'Certified installer',
      'WAINS 0731',
      'The crew that sets your home is certified by the state, and its tag stays on the home.',
    ],
    [
      'Factory inspection',
      'Every section',
      'Manufactured homes carry the red HUD label on each section, modular homes the insignia of Washington’s Department of Labor & Industries.',
    ],
    [
      'Warranty',
      '10 years',
      'One year on everything we build and set, ten on frame, walls and roof. In writing, with the price.',
    ],
    ['Homes delivered', '1,240', 'Since 2009, in Washington, Oregon and Idaho.'],
  ],
  testimonial: [
    [
      'Marta and Luis Ortega',
      'Chehalis, WA',
      'They laid our quote beside the other builder’s and marked what was missing in both. We signed the one we could read.',
    ],
    [
      'Dale Whitcomb',
      'Shelton, WA',
      'The quote said which amounts were firm and which were allowances, so we knew what to budget for. One person answered the phone from the first call to the keys.',
    ],
    [
      'Priya Nair',
      'Yakima, WA',
      'We walked through the same plan at the display twice, with a tape measure. Nothing in our house was a surprise.',
    ],
  ],
  team_member: [
    [
      'Avery Morgan',
      'Owner',
      'Sold the first home in 2009 and still reads every contract before it goes out.',
    ],
    [
      'Morgan Hale',
      'Housing consultant',
      'Knows what every county asks for, and which loan fits a lot that is not yours yet.',
    ],
    [
      'Sofia Brandt',
      'Housing consultant',
      'Came from a lender. Explains a payment until it adds up for you, not only for the bank.',
    ],
    [
      'Frances Okafor',
      'Factory manager',
      'Runs the line your home is built on, and signs off each of its seven stations.',
    ],
  ],
};

const on = (days: readonly number[], opens: string, closes: string): DayHours[] =>
  days.map((day) => ({ day, opens, closes }));
const weekdays = [1, 2, 3, 4, 5];

const locations = [
  {
    name: 'Vancouver display',
    address: '1420 Meadow Lane',
    city: 'Vancouver',
    zip: '98660',
    phone: '+13605550142',
    hours: on([...weekdays, 6, 7], '09:00', '17:00'),
    homes: ['castle-rock', 'birkenfeld', 'packwood'],
  },
  {
    name: 'Olympia display',
    address: '508 Alder Court',
    city: 'Olympia',
    zip: '98501',
    phone: '+13605550167',
    hours: [...on([...weekdays, 6], '10:00', '18:00'), ...on([7], '11:00', '16:00')],
    homes: ['wasco', 'enid'],
  },
  {
    name: 'Yakima display',
    address: '77 Orchard Row',
    city: 'Yakima',
    zip: '98902',
    phone: '+15095550119',
    hours: on([2, 3, 4, 5, 6], '10:00', '17:00'),
    homes: ['vernonia', 'yachats'],
  },
  {
    name: 'Spokane Valley display',
    address: '2100 Pine Flat Road',
    city: 'Spokane Valley',
    zip: '99206',
    phone: '+15095550183',
    hours: on([4, 5, 6], '10:00', '16:30'),
    homes: ['toledo'],
  },
] as const;

/** Who the company is and where its homes stand; all of it marked as made up. */
export const seedCompany = async (trx: Transaction): Promise<void> => {
  await trx
    .insertInto('contentItems')
    .values(
      Object.entries(content).flatMap(([kind, rows]) =>
        rows.map(([title, terms, text], position) => ({
          kind: kind as ContentKind,
          slug: slugOf(title),
          title,
          terms,
          text,
          figures: jsonb({}),
          position,
          sample: true,
        })),
      ),
    )
    .onConflict((known) => known.columns(['kind', 'slug']).doNothing())
    .execute();
  const homes = new Map(
    (await trx.selectFrom('homes').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]),
  );
  await trx
    .insertInto('locations')
    .values(
      locations.map(({ homes: slugs, hours, ...location }, position) => ({
        ...location,
        state: 'WA',
        hours: jsonb(hours),
        homeIds: slugs.flatMap((slug) => homes.get(slug) ?? []),
        position,
        sample: true,
      })),
    )
    .execute();
};
