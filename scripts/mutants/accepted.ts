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
];
