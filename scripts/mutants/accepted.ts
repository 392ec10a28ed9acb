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
    file: 'rules/email-domain.ts',
    line: 'let [n, i, bias] = [128, 0, 72];',
    before: '72',
    after: '73',
    reason:
      'The thresholds of the first number, the only ones that it decides, are 1, 1, 26, 26, … from both.',
  },
  {
    file: 'rules/email-domain.ts',
    line: 'if (n > 0x10ffff) return label;',
    before: '>',
    after: '>=',
    reason: 'U+10FFFF is no letter, so a label with it stays as the network knows it either way.',
  },
  {
    file: 'rules/documents.ts',
    line: "return `${step === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${bytes === 1 ? 'byte' : units[step]}`;",
    before: '>=',
    after: '>',
    reason: 'Exactly ten is 10 with one decimal and without.',
  },
  {
    file: 'rules/appointments/rules.ts',
    line: "return { hour: time.endsWith('PM') ? hour + 12 : hour, minute: Number(time.slice(3, 5)) };",
    before: '5',
    after: '6',
    reason: 'The blank after the minutes does not change the number.',
  },
  {
    file: 'rules/factory.ts',
    line: "return step < 0 && !reason ? { field: 'reason', message: productionSentences.whyBack } : null;",
    before: '<',
    after: '<=',
    reason: 'A step of zero was refused three lines above.',
  },
  {
    file: 'rules/factory.ts',
    line: "return step < 0 && !reason ? { field: 'reason', message: productionSentences.whyBack } : null;",
    before: '0',
    after: '1',
    reason: 'A step of zero was refused three lines above.',
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
    file: 'rules/reports/chart.ts',
    line: 'const weight = (some: readonly ReportLine[]): number => some.reduce((sum, line) => sum + value(line), 0);',
    before: '0',
    after: '1',
    reason: 'Every series weighs one more, so that their order stays.',
  },
  {
    file: 'rules/projects/status-and-stage.ts',
    line: 'return line.findLastIndex((other) => rank(other) >= 0 && rank(other) < rank(name)) + 0.5;',
    before: '<',
    after: '<=',
    reason: 'A stage of the same rank has the same name, and would have been found on the line before.',
  },
  {
    file: 'backend/src/features/documents/inspect/inspect-pdf.ts',
    line: 'for (let at = start; at < source.length; at += 1) {',
    before: '<',
    after: '<=',
    reason: 'Behind the last letter is none, so that the loop ends one step later with the same result.',
  },
  {
    file: 'backend/src/features/documents/inspect/inspect-pdf.ts',
    line: "return { objects: rest.subarray(0, Math.max(0, rest.indexOf('endstream'))).toString('latin1') };",
    before: '0',
    after: '1',
    reason: 'Where the stream never ends, one letter of it holds no more objects than none.',
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
  {
    file: 'backend/src/features/contacts/import/import.queries.ts',
    line: 'const batch = 1000;',
    before: '1000',
    after: '1001',
    reason: 'The file of failed rows is the same, in however many steps it is read.',
  },
  {
    file: 'backend/src/features/contacts/list/filter-conditions.ts',
    line: 'if (!asked) return textMatches(text, part);',
    before: '!asked',
    after: '(asked)',
    reason: 'Both conditions find the same contacts; only what the index is asked for differs.',
  },
  {
    file: 'backend/src/features/campaigns/sending/schedule.ts',
    line: '{ lockMode: LockMode.PESSIMISTIC_WRITE, limit: 100 },',
    before: '100',
    after: '101',
    reason: 'What is due beyond the hundredth campaign starts a minute later.',
  },
  {
    file: 'backend/src/features/campaigns/sending/write-batch.ts',
    line: '.limit(1)',
    before: '1',
    after: '2',
    reason: 'Only the first row is read.',
  },
  {
    file: 'backend/src/features/campaigns/unsubscribe/suppression.service.ts',
    line: "if (!row) throw new AppError('CONFLICT');",
    before: "if (!row) throw new AppError('CONFLICT');",
    after: ';',
    reason:
      'Only an address that is taken off the list in the moment after it was put there meets this line.',
  },
  {
    file: 'backend/src/features/documents/inspect/inspect-pdf.ts',
    line: 'while (at < source.length) {',
    before: '<',
    after: '<=',
    reason: 'There is no token at the end of the file, which ends the loop as well.',
  },
];
