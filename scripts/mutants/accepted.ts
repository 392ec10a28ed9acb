/** A mutant that no spec needs to notice, and why. */
export interface Accepted {
  readonly file: string;
  /** The whole line that the mutation is in, without the spaces around it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const accepted: readonly Accepted[] = [
  {
    file: 'rules/dates/date-text.ts',
    line: 'const someDay = Date.UTC(2027, 0, 1);',
    before: '1',
    after: '2',
    reason: 'Any day of the present gives a zone the same name.',
  },
  {
    file: 'rules/contacts/rules.ts',
    line: 'export const contactUpdate = newContact.omit({ source: true }).extend({',
    before: 'true',
    after: 'false',
    reason: 'zod takes the name, not the value: the source is left out either way.',
  },
  {
    file: 'rules/text.ts',
    line: "const [name = '', domain, ...more] = folded.length > 1000 ? [] : folded.split('@');",
    before: '1000',
    after: '1001',
    reason: 'It only bounds the work: no address of a thousand characters is stored.',
  },
  {
    file: 'backend/src/features/appointments/booking/book-appointment.ts',
    line: '.limit(sql.lit(1)),',
    before: '1',
    after: '2',
    reason: 'Only the first row is read: the limit saves the database the search for others.',
  },
  {
    file: 'backend/src/features/appointments/booking/assign-consultant.ts',
    line: '.limit(1)',
    before: '1',
    after: '2',
    reason: 'Only the first row is read: the limit saves the database the search for others.',
  },
  {
    file: 'backend/src/features/appointments/caps/enforce-caps.ts',
    line: '.limit(1)',
    before: '1',
    after: '2',
    reason: 'Only the first row is read: the limit saves the database the search for others.',
  },
  {
    file: 'backend/src/features/appointments/formats/format.service.ts',
    line: '.limit(1)',
    before: '1',
    after: '2',
    reason: 'Only the first row is read: the limit saves the database the search for others.',
  },
];
