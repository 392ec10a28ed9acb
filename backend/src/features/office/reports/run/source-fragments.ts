import { eachProjectText } from '@hearthline/rules/delivery/projects/project-texts.ts';
import type { ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import { sql, WithSchemaPlugin, type Expression, type RawBuilder } from 'kysely';
import {
  appointmentLeadFields,
  appointmentLeadGroups,
  contactLeadFields,
  contactLeadGroups,
  leadWords,
} from './lead-fragments.ts';
import { dealFragments, stayFragments } from './deal-fragments.ts';
import type { Fragment, Measure, SourceFragments } from './fragment.ts';
import type { Reader } from '../../scope/readable-tables.policy.ts';
import { average, count, quotient, sum, unseen } from './measures.ts';
import { entryFragments, paymentFragments, quoteFragments } from './money-fragments.ts';
import { rowsOf, rowsOfTable, tables } from './rows.ts';
import { leadSourceField, offeredSources } from './lead-source.ts';
import { saleWords } from './sale-fragments.ts';
import { wordOrEmpty } from './values.ts';
import { projectScope } from '../../../delivery/projects/project.policy.ts';
import { ownerOfAppointment } from '../../../sale/appointments/appointment.policy.ts';
import { waitingContacts } from '../../../people/contacts/contact-waiting.policy.ts';

const contact = rowsOfTable('contacts');
const appointment = rowsOfTable('appointments');
const project = rowsOfTable('projects');
const campaign = rowsOfTable('campaigns');

const costs = (value: RawBuilder<number | null>): Readonly<Record<'cost_sum' | 'cost_avg', Measure>> => ({
  cost_sum: sum(value),
  cost_avg: average(value),
});
const cost = project.column('actualCost');

/** What projects cost, of those of which the reader sees it. */
const costsFor = (reader: Reader): Readonly<Record<string, Measure>> => {
  const { name, where } = projectScope(reader, 'project:read-cost');
  if (name === 'all') return costs(cost);
  if (name === 'none') return { cost_sum: unseen, cost_avg: unseen };
  const seen = sql`select p.id from projects p where ${where(reader.id)}`;
  return costs(sql`case when ${project.column('id')} in (${seen}) then ${cost} end`);
};

/** Whose work something is. @param id of the account, null of what nobody owns */
const ownedBy = (id: RawBuilder<string | null>): Fragment => ({
  value: sql`coalesce(${id}::text, '')`,
  name: sql`(select owner.name from users owner where owner.id = ${id})`,
});

/** Who waits is asked of all that there is, also where the reader does not read what answered them. */
const waitingNow = waitingContacts.withPlugin(new WithSchemaPlugin('public'));

/**
 * Every piece of SQL that a report can consist of. The keys in `rules/office/reports/report-fields.ts` select them;
 * nothing that a client sends becomes part of a statement.
 */
export const sources: Readonly<Record<ReportSource, SourceFragments>> = {
  contacts: {
    from: contact.from,
    fields: {
      status: { value: contact.column('status') },
      owner: ownedBy(sql`${contact.column('ownerId')}`),
      source: leadSourceField(contact.column('source')),
      tag: {
        value: sql`coalesce(tag.word, '')`,
        join: sql`left join lateral unnest(${contact.column('tags')}) tag (word) on true`,
        multiplies: true,
      },
      created: { value: contact.column('createdAt') },
      waiting: {
        value: sql`case when ${contact.column('id')} in ${waitingNow} then 'yes' else 'no' end`,
      },
      ...contactLeadFields,
    },
    groups: contactLeadGroups,
    measures: { count: count() },
    tables: ['contacts', 'appointments'],
    rows: {
      title: sql`${contact.column('firstName')} || ' ' || ${contact.column('lastName')}`,
      path: sql`'/contacts/' || ${contact.column('id')}`,
      state: 'status',
      time: 'created',
    },
  },
  appointments: {
    from: appointment.from,
    fields: {
      status: { value: appointment.column('status') },
      kind: { value: appointment.column('kind') },
      consultant: {
        value: sql`${appointment.column('consultantId')}::text`,
        name: sql`consultant.name`,
        join: sql`join consultants consultant on consultant.id = ${appointment.column('consultantId')}`,
      },
      owner: ownedBy(ownerOfAppointment('t')),
      starts: { value: appointment.column('startsAt') },
      created: { value: appointment.column('createdAt') },
      ...appointmentLeadFields,
    },
    groups: {
      ...appointmentLeadGroups,
      weekday: { value: sql`extract(isodow from ${appointment.column('appointmentDate')})::text` },
      // In chronological order, not alphabetically.
      time: {
        value: sql`to_char(to_timestamp(${appointment.column('appointmentTime')}, 'HH12:MI AM'), 'HH24:MI')`,
        name: appointment.column('appointmentTime'),
        ordered: true,
      },
    },
    measures: {
      count: count(),
      notice: average(
        sql`extract(epoch from ${appointment.column('startsAt')} - ${appointment.column('createdAt')}) / 86400`,
      ),
    },
    tables: ['appointments', 'contacts'],
    rows: {
      title: appointment.column('customerName'),
      path: sql`'/admin/appointments?appointment=' || ${appointment.column('id')}`,
      state: 'status',
      time: 'starts',
    },
  },
  deals: dealFragments,
  deal_stages: stayFragments,
  quotes: quoteFragments,
  sales: entryFragments,
  payments: paymentFragments,
  projects: {
    from: project.from,
    fields: {
      status: { value: project.column('status') },
      stage: { value: project.column('stage') },
      owner: ownedBy(sql`${project.column('managerId')}`),
      contractor: {
        value: sql`coalesce(${project.column('contractorId')}::text, '')`,
        name: project.column('contractorName'),
      },
      ...eachProjectText((name): Fragment => ({ value: wordOrEmpty(project.column(name)) })),
      progress: { value: project.column('progress') },
      budget: { value: project.column('budget') },
      sqft: { value: project.column('sqft') },
      created: { value: project.column('createdAt') },
      start: { value: project.column('startDate') },
      completed: { value: project.column('completedAt') },
      estimated: { value: project.column('estimatedCompletion') },
    },
    groups: {},
    measures: {
      count: count(),
      budget_sum: sum(project.column('budget')),
      budget_avg: average(project.column('budget')),
      ...costs(cost),
      sqft_sum: sum(project.column('sqft')),
      sqft_avg: average(project.column('sqft')),
      progress_avg: average(project.column('progress')),
      length_avg: average(
        (zone) =>
          sql`extract(epoch from ${project.column('completedAt')} - ${project.column('startDate')}::timestamp at time zone ${zone}) / 86400`,
      ),
    },
    measuresFor: costsFor,
    tables: ['projects'],
    rows: {
      title: project.column('name'),
      path: sql`'/projects/' || ${project.column('id')}`,
      state: 'status',
      time: 'created',
    },
  },
  campaigns: {
    from: campaign.from,
    fields: {
      state: { value: campaign.column('state') },
      created: { value: campaign.column('createdAt') },
      started: { value: campaign.column('startedAt') },
    },
    groups: {
      campaign: { value: sql`${campaign.column('id')}::text`, name: campaign.column('name') },
    },
    measures: {
      count: count(),
      recipients: sum(campaign.column('total')),
      sent: sum(campaign.column('sent')),
      failed: sum(campaign.column('failed')),
      suppressed: sum(campaign.column('suppressed')),
      unsubscribed: sum(campaign.column('unsubscribed')),
      unsubscribe_rate: quotient(campaign.column('unsubscribed'), campaign.column('sent'), 100),
    },
    tables: [],
    rows: {
      title: campaign.column('name'),
      path: sql`'/campaigns/' || ${campaign.column('id')}`,
      state: 'state',
      time: 'created',
    },
  },
};

const totals = rowsOf(
  tables
    .selectFrom('contactTotals')
    .select(['status', (eb) => eb.fn.sum('delta').as('rows')])
    .groupBy('status')
    .having((eb) => eb.fn.sum('delta'), '>', sql.lit(0)),
);

/** The database maintains the number of contacts by status, so that a million rows need not be counted. */
export const contactTotals: Pick<SourceFragments, 'from' | 'measures'> = {
  from: totals.from,
  measures: { count: sum(totals.column('rows')) },
};

/** The words in use for each `list` field. Contacts are many, so sources come from the newest ones and tags from the list of tags. */
export const listWords: Readonly<Record<string, () => Expression<{ word: string }>>> = {
  source: () =>
    offeredSources(
      tables
        .selectFrom((from) =>
          from
            .selectFrom('contacts')
            .select('source')
            .orderBy('createdAt', 'desc')
            .limit(sql.lit(20_000))
            .as('newest'),
        )
        .select('source as word')
        .distinct(),
    ),
  tag: () => tables.selectFrom('contactTags').select('tag as word'),
  ...leadWords,
  ...saleWords,
  stage: () => tables.selectFrom('projects').select('stage as word').distinct(),
  ...eachProjectText(
    (name) => () =>
      tables
        .selectFrom('projects')
        .select((eb) => eb.ref(name).$notNull().as('word'))
        .distinct()
        .where(name, 'is not', null),
  ),
};
