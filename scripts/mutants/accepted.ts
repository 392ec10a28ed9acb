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
    file: 'rules/dates/date-text.ts',
    line: 'const someDay = Date.UTC(2027, 0, 1);',
    before: '0',
    after: '1',
    reason: 'Any day of the present gives a zone the same name.',
  },
  {
    file: 'rules/dates/date-text.ts',
    line: 'const someDay = Date.UTC(2027, 0, 1);',
    before: '2027',
    after: '2028',
    reason: 'Any day of the present gives a zone the same name.',
  },
  {
    file: 'rules/dates/hours.ts',
    line: 'const minutesOfDay = Array.from({ length: (24 * 60) / slotMinutes }, (_, index) => index * slotMinutes);',
    before: '60',
    after: '61',
    reason: 'It would make 48.8 half hours, and a list of that length has 48.',
  },
  {
    file: 'rules/overview.ts',
    line: "return `${change > 0 ? '+' : '−'}${rounded === 0 ? 'less than 1' : rounded.toLocaleString('en-US')}% from last month`;",
    before: '>',
    after: '>=',
    reason: 'A change of 0 has its own words in the line above.',
  },
  {
    file: 'rules/phones/parse.ts',
    line: 'found && parsePhoneNumberFromString(found.number, { defaultCountry: homeCountry, extract: false });',
    before: 'false',
    after: 'true',
    reason:
      'splitExtension has left only digits and punctuation: there is no text around the number to skip.',
  },
  {
    file: 'rules/contacts/rules.ts',
    line: 'export const contactUpdate = newContact.omit({ source: true }).extend({',
    before: 'true',
    after: 'false',
    reason: 'zod takes the name, not the value: the source is left out either way.',
  },
];
