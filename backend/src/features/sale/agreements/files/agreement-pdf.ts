import { blocksOf } from '@hearthline/rules/text-blocks.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import {
  agreementParts,
  partTitles,
  type AgreementPart,
  type TextKey,
} from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { signerRoleTitles } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { fieldValues, siteText } from '@hearthline/rules/sale/agreements/values.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { humanize, pluralize } from '@hearthline/rules/humanize.ts';
import { centsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { byGroup, groupTitles } from '@hearthline/rules/sale/quotes/groups.ts';
import { ceilingOf, notToExceedOf, type QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { basisTitles } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { drawPaper, type Paper } from './paper.ts';

const writeText = (paper: Paper, document: AgreementDocument, key: TextKey): void => {
  const body = fillFields(document.texts[key].body, fieldValues(document));
  for (const { kind, text } of blocksOf(body)) {
    if (kind === 'heading') paper.heading(2, text);
    else if (kind === 'item') paper.item(text);
    else paper.paragraph(text);
  }
};

const parties = (paper: Paper, { quote, signers }: AgreementDocument): void => {
  const { company } = quote;
  paper.facts([
    ...signers.map(({ role, name }) => [signerRoleTitles[role], name] as const),
    ['Business', company.name],
    ...(company.address ? [['Address', company.address] as const] : []),
    ['Contact', `${company.phone} · ${company.email}`],
    ...company.facts.map(({ label, value }) => [label, value] as const),
  ]);
};

const home = (paper: Paper, { quote }: AgreementDocument): void => {
  const { name, modelType, sections, footprint, bedrooms, bathrooms, squareFeet } = quote.home;
  paper.facts([
    ['Model', name],
    ['Kind', modelType],
    ['Sections', String(sections)],
    ['Size', `${footprint}, ${squareFeet.toLocaleString('en-US')} square feet`],
    ['Rooms', `${bedroomsText(bedrooms)}, ${bathroomsText(bathrooms)}`],
    ['Serial numbers', 'When assigned'],
  ]);
};

const drawing = (paper: Paper, { quote }: AgreementDocument): void => {
  const { design, plan } = quote;
  paper.facts([
    ['Design', `${codeInWords(design.code)}, version ${design.version}`],
    ...design.choices.map(({ group, label }) => [group, label] as const),
  ]);
  const read = plan ? readPlan(plan) : null;
  if (read && 'plan' in read)
    paper.drawing(
      drawPlan(read.plan, { dimensions: false }),
      `Floor plan of the ${quote.home.name}, ${quote.home.footprint}`,
      300,
    );
};

const site = (paper: Paper, { quote }: AgreementDocument): void => {
  const { land, sewer, water, miles } = quote.site;
  paper.facts([
    ['Place', siteText(quote.site)],
    ...(land ? [['Land', humanize(land)] as const] : []),
    ...(sewer ? [['Sewer', humanize(sewer)] as const] : []),
    ...(water ? [['Water', humanize(water)] as const] : []),
    ...(miles === null ? [] : [['Distance', pluralize(miles, 'mile')] as const]),
  ]);
};

/** What a line comes to; of an allowance also what it will not exceed. */
const amountText = (line: QuoteLine): string => {
  if (line.basis === 'excluded') return '–';
  const amount = centsText(line.amountCents);
  return line.basis === 'allowance' ? `${amount}\nnot to exceed ${centsText(ceilingOf(line))}` : amount;
};

const lineRow = (paper: Paper, line: QuoteLine): void =>
  paper.row([
    { text: line.note ? `${line.label}\n${line.note}` : line.label, share: 0.54 },
    { text: basisTitles[line.basis], share: 0.16, quiet: true },
    { text: amountText(line), share: 0.3, align: 'right' },
  ]);

const sumRow = (paper: Paper, name: string, cents: number): void =>
  paper.row([
    { text: name, share: 0.54, strong: true },
    { text: '', share: 0.16 },
    { text: centsText(cents), share: 0.3, align: 'right', strong: true },
  ]);

const price = (paper: Paper, { quote }: AgreementDocument): void => {
  const counted = quote.lines.filter(({ basis }) => basis !== 'excluded');
  for (const { group, lines } of byGroup(counted)) {
    paper.heading(3, groupTitles[group]);
    for (const line of lines) lineRow(paper, line);
  }
  paper.gap(6);
  paper.room(70);
  sumRow(paper, 'Firm', quote.firmCents);
  sumRow(paper, 'Allowances', quote.allowanceCents);
  sumRow(paper, 'Total', quote.totalCents);
  sumRow(paper, 'Not to exceed', notToExceedOf(quote.lines));
  paper.gap(6);
};

const excluded = (paper: Paper, { quote }: AgreementDocument): void => {
  const lines = quote.lines.filter(({ basis }) => basis === 'excluded');
  for (const line of lines) lineRow(paper, line);
  if (lines.length) paper.gap(6);
  for (const sentence of quote.assumptions) paper.item(sentence);
};

const signatures = (paper: Paper, { signers }: AgreementDocument): void => {
  for (const { role, name } of signers)
    paper.row([
      { text: name, share: 0.5, strong: true },
      { text: signerRoleTitles[role], share: 0.2, quiet: true },
      { text: 'Signature: see the certificate at the end', share: 0.3, quiet: true },
    ]);
  paper.gap(6);
};

/** What follows the text of a part. */
const additions: Readonly<
  Partial<Record<AgreementPart, (paper: Paper, document: AgreementDocument) => void>>
> = { parties, home, drawing, site, price, excluded, signatures };

/** The purchase agreement as a PDF, in the order of docs/sale.md, section 10. */
export const agreementPdf = (document: AgreementDocument, at: Date): Promise<Buffer> => {
  const { number, madeOn, quote, texts } = document;
  const values = fieldValues(document);
  const { company } = quote;
  return drawPaper(
    {
      title: `Purchase agreement ${number}`,
      author: company.name,
      at,
      footer: `${company.name} · Purchase agreement ${number}`,
    },
    (paper) => {
      paper.heading(1, 'Purchase agreement');
      paper.quiet(`${number} · ${longDate(madeOn)} · from quote ${quote.number}`);
      paper.gap(8);
      paper.framed(
        partTitles.dispute,
        blocksOf(fillFields(texts.dispute.body, values)).map(({ text }) => text),
      );
      agreementParts.slice(1).forEach((part, index) => {
        paper.heading(2, `${index + 1}. ${partTitles[part]}`);
        writeText(paper, document, part);
        additions[part]?.(paper, document);
      });
    },
  );
};

/** The disclosures, a document of their own (rule `agreement.disclosures`). */
export const disclosuresPdf = (document: AgreementDocument, at: Date): Promise<Buffer> => {
  const { number, madeOn, quote } = document;
  return drawPaper(
    {
      title: `Disclosures for purchase agreement ${number}`,
      author: quote.company.name,
      at,
      footer: `${quote.company.name} · Disclosures for purchase agreement ${number}`,
    },
    (paper) => {
      paper.heading(1, 'Disclosures');
      paper.quiet(`For purchase agreement ${number} · ${longDate(madeOn)}`);
      paper.gap(8);
      writeText(paper, document, 'disclosures');
    },
  );
};
