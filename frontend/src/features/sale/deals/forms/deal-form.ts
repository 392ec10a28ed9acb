import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { newDeal } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { eachDealText } from '@hearthline/rules/sale/deals/deal-texts.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { centsOfDollars, dollarsOfCents } from '@hearthline/rules/homes/prices/amounts.ts';
import { z } from 'zod';
import type { DealDesignChoiceFragment, DealFactsFragment } from '../../../../gql/generated.ts';
import type { Choice } from '../../../../ui/forms/combo-field.tsx';
import { shownText } from '../deal-words.ts';

const line = z.string();
const picked = z.custom<Choice | null>(() => true);
const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(/[%\s]/g, ''));

const ruleOf = (deal: typeof newDeal) =>
  z
    .object({
      contact: picked,
      design: picked,
      value: line,
      probabilityPercent: line,
      expectedCloseOn: line,
      ownerId: line,
      ...eachDealText(() => line),
      coBuyers: z.array(z.object({ name: line, email: line })),
    })
    .transform(({ contact, design, value, ...typed }): z.input<typeof newDeal> => ({
      ...typed,
      contactId: contact?.id ?? '',
      designCode: design?.id ?? null,
      valueCents: value.trim() === '' ? null : (centsOfDollars(value) ?? Number.NaN),
      probabilityPercent: numberOf(typed.probabilityPercent),
    }))
    .pipe(deal);

/** The rule for deals, for a form in which amounts are dollars and contact and design include their names. */
export const dealFormRule = ruleOf(newDeal);

/** The same for a deal whose contact was deleted, which needs none. */
export const orphanFormRule = ruleOf(newDeal.extend({ contactId: z.string() }));

/** The values of the fields. */
export type DealFormFields = z.input<typeof dealFormRule>;
/** The values that are sent. */
export type DealFormValues = z.output<typeof dealFormRule>;

export const emptyDealForm: DealFormFields = {
  contact: null,
  design: null,
  value: '',
  probabilityPercent: '',
  expectedCloseOn: '',
  ownerId: '',
  ...eachDealText(() => ''),
  coBuyers: [],
};

/** A design as an entry to pick: what it is called, with its code and price. */
export const designChoice = ({ code, name, home, aboutCents }: DealDesignChoiceFragment): Choice => ({
  id: code,
  title: name ?? home?.name ?? codeInWords(code),
  note: [codeInWords(code), aboutCents !== null && `about ${wholeCentsText(aboutCents)}`]
    .filter(Boolean)
    .join(' · '),
});

/** A stored deal as values of the form. */
export const fieldsOf = (deal: DealFactsFragment): DealFormFields => ({
  contact: deal.contact && { id: deal.contact.id, title: deal.contact.name },
  design: deal.designCode === null ? null : { id: deal.designCode, title: codeInWords(deal.designCode) },
  value: deal.typedCents === null ? '' : dollarsOfCents(deal.typedCents),
  probabilityPercent: String(deal.probabilityPercent),
  expectedCloseOn: deal.expectedCloseOn ?? '',
  ownerId: deal.owner?.id ?? '',
  ...eachDealText((name) => shownText(name, deal[name]) ?? ''),
  coBuyers: deal.coBuyers.map(({ name, email }) => ({ name, email })),
});

/** What the server may refuse, in the order shown. */
export const dealFieldNames = Object.keys(newDeal.shape) as (keyof DealFormValues)[];
type FieldName = keyof DealFormValues;

const formNames: Readonly<Partial<Record<FieldName, keyof DealFormFields>>> = {
  contactId: 'contact',
  designCode: 'design',
  valueCents: 'value',
};

/** The form's name for a field of the rules. */
export const formName = (field: FieldName): keyof DealFormFields =>
  formNames[field] ?? (field as keyof DealFormFields);
