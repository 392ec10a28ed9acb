import { priceBand } from '@hearthline/rules/office/reports/report-fields.ts';
import {
  expressionBuilder,
  sql,
  type AliasableExpression,
  type Expression,
  type InferResult,
  type RawBuilder,
} from 'kysely';
import type { ContactValue, Fragment } from './fragment.ts';
import { columnsOf, rowsOfTable, tables } from './rows.ts';
import { dollars, wordOrEmpty } from './values.ts';

const appointment = rowsOfTable('appointments');
const contact = rowsOfTable('contacts');

/** The lower end of the band of prices that a price is in, in dollars. */
const band = (cents: Expression<number | null>): RawBuilder<number | null> =>
  sql`(${cents} / ${sql.lit(priceBand * 100)} * ${sql.lit(priceBand)})::int`;

/** What reports tell of how somebody came: which of the two touches, and what of it. */
const arrivals = {
  firstCampaign: ['firstTouch', 'campaign'],
  firstSource: ['firstTouch', 'source'],
  lastCampaign: ['lastTouch', 'campaign'],
  lastSource: ['lastTouch', 'source'],
} as const;
type ArrivalKey = keyof typeof arrivals;
type TouchColumn = (typeof arrivals)[ArrivalKey][0];

export const eachArrival = <Value>(
  make: (key: ArrivalKey, touch: TouchColumn) => Value,
): Readonly<Record<ArrivalKey, Value>> =>
  Object.fromEntries(
    (Object.keys(arrivals) as ArrivalKey[]).map((key) => [key, make(key, arrivals[key][0])]),
  ) as Record<ArrivalKey, Value>;

/** The word of an arrival. @param column the columns of the lead */
export const arrivalWord = (
  key: ArrivalKey,
  column: (touch: TouchColumn) => Expression<unknown>,
): RawBuilder<string | null> => {
  const [touch, what] = arrivals[key];
  return sql`${column(touch)} ->> ${sql.lit(what)}`;
};

/** The order in time in which the first lead is the one that an arrival is taken from. */
export const arrivalOrder = (touch: TouchColumn): 'asc' | 'desc' => (touch === 'lastTouch' ? 'desc' : 'asc');

/** What a report of appointments can ask of the designs and arrivals they came with, which they have as columns of their own (migration 0049). */
export const appointmentLeadFields: Readonly<Record<string, Fragment>> = {
  home: { value: wordOrEmpty(appointment.column('homeName')) },
  roof: { value: wordOrEmpty(appointment.column('designRoof')) },
  price: { value: dollars(appointment.column('designCents')) },
  ...eachArrival((key): Fragment => ({ value: wordOrEmpty(arrivalWord(key, appointment.column)) })),
};
export const appointmentLeadGroups: Readonly<Record<string, Fragment>> = {
  priceBand: { value: band(appointment.column('designCents')) },
};

/** What each contact chose: in designs of their own, and in those that they booked or asked with. */
const choices = tables
  .selectFrom('designs')
  .select(['contactId', 'homeName', 'roof', 'aboutCents as cents'])
  .where('contactId', 'is not', null)
  .unionAll(
    tables
      .selectFrom('appointments')
      .select(['contactId', 'homeName', 'designRoof as roof', 'designCents as cents'])
      .where('contactId', 'is not', null)
      .where((eb) => eb.or([eb('designCode', 'is not', null), eb('homeName', 'is not', null)])),
  )
  .unionAll(
    tables
      .selectFrom('consultantRequests as q')
      .leftJoin('homes as h', 'h.slug', 'q.designHome')
      .select(['q.contactId', 'h.name as homeName', 'q.designRoof as roof', 'q.designCents as cents'])
      .where('q.contactId', 'is not', null)
      .where('q.designCode', 'is not', null),
  );
const choice = expressionBuilder<{ c: InferResult<typeof choices>[number] }, 'c'>();

/** The values that contacts have, each once. @param value of a choice `c` */
const valuesOf = (value: AliasableExpression<string | number | null>) =>
  tables
    .selectFrom(choices.as('c'))
    .select(['c.contactId', value.as('value')])
    .distinct()
    .where(value, 'is not', null);

/** The leads of a table that tell how somebody came. */
const leadsOf = (table: 'appointments' | 'consultantRequests') =>
  tables
    .selectFrom(table)
    .select(['contactId', 'createdAt', 'firstTouch', 'lastTouch'])
    .where('firstTouch', 'is not', null);

const leadsOfContacts = leadsOf('appointments')
  .where('contactId', 'is not', null)
  .unionAll(leadsOf('consultantRequests').where('contactId', 'is not', null));

/** The one word that a contact has, by the first or the last of their leads that tells how they came. */
const arrivalsOf = (key: ArrivalKey, touch: TouchColumn) =>
  tables
    .selectFrom((eb) =>
      eb
        .selectFrom(leadsOfContacts.as('l'))
        .distinctOn('l.contactId')
        .select((l) => ['l.contactId', arrivalWord(key, (column) => l.ref(`l.${column}`)).as('value')])
        .orderBy('l.contactId')
        .orderBy('l.createdAt', arrivalOrder(touch))
        .as('arrival'),
    )
    .select(['contactId', 'value'])
    .where('value', 'is not', null);

const ofContact = (
  name: string,
  rows: AliasableExpression<ContactValue>,
  { isNumber = false, ...rest }: Pick<Fragment, 'multiplies'> & { readonly isNumber?: boolean } = {},
): Fragment => {
  const column = columnsOf<ContactValue>(name);
  return {
    value: isNumber ? column('value') : wordOrEmpty(column('value')),
    rows,
    join: sql`left join ${rows.as(name)} on ${column('contactId')} = ${contact.column('id')}`,
    ...rest,
  };
};

/** The same of contacts, of whom each may have several designs. */
export const contactLeadFields: Readonly<Record<string, Fragment>> = {
  home: ofContact('chosenHome', valuesOf(choice.ref('c.homeName')), { multiplies: true }),
  roof: ofContact('chosenRoof', valuesOf(choice.ref('c.roof')), { multiplies: true }),
  price: ofContact('chosenPrice', valuesOf(dollars(choice.ref('c.cents'))), {
    multiplies: true,
    isNumber: true,
  }),
  ...eachArrival((key, touch) => ofContact(key, arrivalsOf(key, touch))),
};
export const contactLeadGroups: Readonly<Record<string, Fragment>> = {
  priceBand: ofContact('chosenBand', valuesOf(band(choice.ref('c.cents'))), {
    multiplies: true,
    isNumber: true,
  }),
};

/** How many of the newest leads the words for how people came are taken from. */
const maxNewest = 20_000;

const newestLeadsOf = (table: 'appointments' | 'consultantRequests') =>
  tables
    .selectFrom(leadsOf(table).orderBy('createdAt', 'desc').limit(sql.lit(maxNewest)).as('newest'))
    .select(['firstTouch', 'lastTouch']);

/** The words in use for homes and arrivals. */
export const leadWords: Readonly<Record<string, () => Expression<{ word: string }>>> = {
  home: () =>
    tables
      .selectFrom('homes')
      .select('name as word')
      .union(
        tables
          .selectFrom('appointments')
          .select((eb) => eb.ref('homeName').$notNull().as('word'))
          .where('homeName', 'is not', null),
      ),
  ...eachArrival((key) => () => {
    const leads = newestLeadsOf('appointments').unionAll(newestLeadsOf('consultantRequests')).as('l');
    const column = columnsOf<Record<TouchColumn, unknown>>('l');
    const word = arrivalWord(key, column);
    return tables.selectFrom(leads).select(word.$notNull().as('word')).distinct().where(word, 'is not', null);
  }),
};
