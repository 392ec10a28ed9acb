import { z } from 'zod';
import { consultantSentences } from './consultant-words.ts';
import { roofIds, sidingIds } from '../../design.ts';
import { touchesInput } from '../../people/leads/touch.ts';
import { optional, optionalFlag, optionalId } from '../../optional.ts';
import { phone } from '../../phones/phone-rules.ts';
import { email, oneLine, optionalOneLine } from '../../text.ts';

const unknownOption = 'Must be one of the options of Design Your Home';
const optionOf = <const Id extends string>(ids: readonly Id[]) => optional(z.enum(ids, unknownOption));

/** The choices made in Design Your Home; null when nothing was chosen. */
const design = z
  .object({ roof: optionOf(roofIds), siding: optionOf(sidingIds) }, unknownOption)
  .nullish()
  .transform((chosen) => (chosen?.roof || chosen?.siding ? chosen : null));

/** A visitor's request to be called back (docs/specification.md, sections 3 and 5). */
export const newConsultantRequest = z.object({
  fullName: oneLine({ min: 2, max: 200, message: consultantSentences.fullName }),
  email,
  phone: phone({ min: 10, message: consultantSentences.phone }),
  address: optionalOneLine({ max: 300 }),
  design,
  /** The design that the visitor has made, by its code. */
  designCode: optionalId,
  /** How the visitor came to the site; whatever it is, it stops no request. */
  touches: touchesInput,
  researchProperty: optionalFlag('Must be true or false'),
  /** Made by the client once per filled-in form, so that a double click or a retry creates only one request. */
  requestKey: optional(z.uuid('Must be a UUID')),
});
export type NewConsultantRequest = z.output<typeof newConsultantRequest>;
