import { z } from 'zod';
import { oneLine } from '../text.ts';

/** The most teams, members of one team, and beginnings of ZIP codes of one team. */
export const maxTeams = 100;
export const maxMembers = 200;
export const maxZips = 1000;

/** Stands for every ZIP code that belongs to no other team, and for none. */
export const otherZips = '*';

export const teamSentences = {
  missing: 'Team not found',
  tooMany: `There can be at most ${maxTeams} teams`,
  member: 'Choose active members of staff',
  leader: 'The leader must be a member of the team',
  zip: 'Please enter the first 3 to 5 digits of ZIP codes, or * for all others',
  memberTaken: 'One of these people is in another team already',
  zipTaken: 'Another team has one of these ZIP codes already',
  missingPerson: 'Person not found',
} as const;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** A team as its form submits it; what is left out of a change stays. */
export const teamForm = z
  .object({
    name: oneLine({ min: 1, max: 80, message: 'Name is required' }),
    leaderId: z
      .string()
      .nullish()
      .transform((id) => id ?? null),
    memberIds: z
      .array(z.string())
      .max(maxMembers, `A team can have at most ${maxMembers} members`)
      .nullish()
      .transform((ids) => unique(ids ?? [])),
    zips: z
      .array(
        z
          .string(teamSentences.zip)
          .trim()
          .regex(/^(?:\d{3,5}|\*)$/, teamSentences.zip),
      )
      .max(maxZips, `A team can have at most ${maxZips} beginnings of ZIP codes`)
      .nullish()
      .transform((zips) => unique(zips ?? [])),
  })
  .refine(({ leaderId, memberIds }) => leaderId === null || memberIds.includes(leaderId), {
    error: teamSentences.leader,
    path: ['leaderId'],
  });
export type TeamForm = z.output<typeof teamForm>;
