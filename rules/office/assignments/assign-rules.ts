import { z } from 'zod';
import { optional, optionalId } from '../../optional.ts';
import { contactBulkMax, contactSelection, contactSentences } from '../../people/contacts/contact-rules.ts';
import { assignMax } from './assign-limits.ts';
import { ownedKinds, unknownOwner } from '../../people/owners.ts';

export const assignSentences = {
  nothing: 'Select at least one',
  tooMany: `At most ${assignMax} at once`,
  contactsAlone: 'Only contacts can be selected by a filter',
  onePlace: 'Choose a person or a team, not both',
  team: 'Choose a team',
  emptyTeam: 'Nobody in this team can take these now',
  taken: 'Somebody else has taken one of these meanwhile.',
  closed: 'A deal that is won or lost keeps its owner.',
  archived: 'One of these is archived. Restore it before you change it.',
  missing: 'Assignment not found',
  undoLate: 'It is too late to undo this.',
  undoChanged: 'Somebody has changed this since. It stays as it is.',
} as const;

/** What is assigned, to whom, and whose it must still be. */
export const assignForm = z
  .object({
    kind: z.enum(ownedKinds),
    ids: optional(
      z
        .array(z.string(), 'Must be a list of ids')
        .min(1, assignSentences.nothing)
        .max(contactBulkMax, contactSentences.bulkTooMany)
        .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
    ),
    contacts: optional(contactSelection),
    toPerson: optionalId,
    toTeam: optionalId,
    from: optional(z.union([z.literal('none'), z.uuid(unknownOwner)], unknownOwner)),
  })
  .refine(({ ids, contacts }) => Boolean(ids) !== Boolean(contacts), {
    error: assignSentences.nothing,
    path: ['ids'],
  })
  .refine(({ kind, contacts }) => kind === 'contact' || !contacts, {
    error: assignSentences.contactsAlone,
    path: ['contacts'],
  })
  .refine(({ kind, ids }) => kind === 'contact' || (ids?.length ?? 0) <= assignMax, {
    error: assignSentences.tooMany,
    path: ['ids'],
  })
  .refine(({ toPerson, toTeam }) => !toPerson || !toTeam, {
    error: assignSentences.onePlace,
    path: ['toTeam'],
  });
export type AssignForm = z.output<typeof assignForm>;
