import type { Design } from '@hearthline/rules/design.ts';
import { createDraft, visitorDraftDays } from '../../../platform/form-memory/draft.ts';
import { newUuid } from '../../../platform/browser/uuid.ts';

/** The values of the dialog. */
export interface ConsultantValues {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly researchProperty: boolean;
  /** Whether to include the design made in this browser, if there is one. */
  readonly withDesign: boolean;
}

const blankRequest: ConsultantValues = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  researchProperty: false,
  withDesign: true,
};

export const consultantDraft = createDraft<ConsultantValues>(
  'consultantDraft',
  blankRequest,
  visitorDraftDays,
);

const lastTry = createDraft('consultantRequestKey', { said: '', key: '' }, visitorDraftDays);

const wordsOf = (values: ConsultantValues): string =>
  JSON.stringify(Object.keys(blankRequest).map((name) => values[name as keyof ConsultantValues]));

/**
 * The idempotency key of a filled form: the same for every try with the same values, even after a reload, so that the
 * server stores them once. Other values are another request.
 */
export const requestKeyOf = (
  values: ConsultantValues,
  design: Design | null,
  designCode: string | null = null,
): string => {
  const serialized = JSON.stringify([wordsOf(values), design, designCode]);
  const last = lastTry.read();
  if (last.said === serialized && last.key) return last.key;
  const key = newUuid();
  lastTry.write({ said: serialized, key });
  return key;
};

/**
 * To be called when the request is stored: clears the form for the next visitor at this browser, unless something else was
 * typed since, which is another request.
 */
export const forgetRequest = (sent: ConsultantValues): void => {
  if (wordsOf(consultantDraft.read()) !== wordsOf(sent)) return;
  consultantDraft.clear();
  lastTry.clear();
};
