import { z } from 'zod';
import { contentKinds, financeTopics, type ContentKind } from './content.ts';
import { optionalChoice, optionalFlag, optionalOrBlank } from '../optional.ts';
import { oneLine, text } from '../text.ts';

export const contentSentences = {
  missing: 'Entry not found',
  order: 'The end date must not be before the start date',
  topic: 'Please choose a Finance page group',
  figures: 'At most 12 figures, each a number with a short name',
  picture: 'Only team members have a picture',
  home: 'The home of an example price is its address, as in castle-rock',
} as const;

/** The figures that pages need in order to show an entry, by kind. */
export const neededFigures: Readonly<Record<ContentKind, readonly string[]>> = {
  promotion: [],
  program: [],
  financing: [],
  example_price: ['price', 'monthly', 'bedrooms', 'bathrooms', 'downPercent', 'years'],
  company_fact: [],
  testimonial: [],
  team_member: [],
};

export const contentPageSize = 50;

/** The state of an entry on a given day; visitors see only `current` ones. */
export const contentStates = ['current', 'upcoming', 'expired'] as const;
export type ContentState = (typeof contentStates)[number];

const day = optionalOrBlank(z.iso.date('Please choose a valid date'), 'Please choose a valid date');

const figures = z
  .record(
    z.string().regex(/^[a-z][a-zA-Z]{0,39}$/, contentSentences.figures),
    z.union(
      [
        z.number().min(-1e12, contentSentences.figures).max(1e12, contentSentences.figures),
        z
          .string()
          .max(60, contentSentences.home)
          .regex(/^[a-z0-9-]+$/, contentSentences.home),
      ],
      contentSentences.figures,
    ),
    contentSentences.figures,
  )
  .refine(({ home = '' }) => typeof home === 'string', { error: contentSentences.home })
  .refine(
    ({ home: _home, ...numbers }) => Object.values(numbers).every((value) => typeof value === 'number'),
    {
      error: contentSentences.figures,
    },
  )
  .refine((input) => Object.keys(input).length <= 12, { error: contentSentences.figures });

/** An entry as the form submits it. Editing changes neither its kind nor its slug. */
export const contentForm = z
  .object({
    kind: z.enum(contentKinds, 'Please choose a kind'),
    topic: optionalChoice(financeTopics, contentSentences.topic),
    title: oneLine({ min: 1, max: 120, message: 'Title is required' }),
    terms: oneLine({ min: 1, max: 80, message: 'Terms are required' }),
    text: text({ min: 1, max: 600, message: 'Text is required' }),
    figures,
    startsOn: day,
    endsOn: day,
    position: z
      .int('Position must be a whole number')
      .min(0, 'Position must be 0 or more')
      .max(1000, 'Position must be at most 1000'),
    /** Made up, as in a demo. */
    sample: optionalFlag('Please say whether it is made up'),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
    error: contentSentences.order,
    path: ['endsOn'],
  })
  .refine(({ kind, topic }) => topic !== null || (kind !== 'program' && kind !== 'financing'), {
    error: contentSentences.topic,
    path: ['topic'],
  })
  .superRefine(({ kind, figures: input }, context) => {
    const lacking = neededFigures[kind].filter((name) => input[name] === undefined);
    if (lacking.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['figures'],
        message: `These figures are needed: ${lacking.join(', ')}`,
      });
  });
export type ContentForm = z.output<typeof contentForm>;

/** Derives a slug from a title, as in `solar-package`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'entry';
