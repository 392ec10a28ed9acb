import { z } from 'zod';
import type { Room } from './document.ts';

/** Feet by which a room is made longer or shorter at once, at most. */
export const maxChangeFeet = 4;

/** What is to become of a plan as a whole: a room longer or shorter by feet along the home, and the home with it, or left and right swapped. */
const planChange = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('resize'),
      room: z.string().min(1),
      feet: z
        .int('Must be a whole number of feet')
        .min(-maxChangeFeet, `Must be at least ${-maxChangeFeet}`)
        .max(maxChangeFeet, `Must be at most ${maxChangeFeet}`)
        .refine((feet) => feet !== 0, 'Must not be 0'),
    }),
    z.object({ kind: z.literal('mirror') }),
  ],
  'Must be a change of kind resize or mirror',
);

export type PlanChange = z.output<typeof planChange>;

/** What `POST /api/floor-plans/changes` takes. */
export const planChangeRequest = z.object({
  code: z.string().regex(/^[A-Za-z0-9._~-]{1,200}$/, 'Must be the code of a plan'),
  change: planChange,
});

/** Rooms that have the size that those around them leave. */
const following: ReadonlySet<Room['use']> = new Set(['closet', 'pantry', 'toilet']);

/** Whether a room can be made longer or shorter by itself. */
export const isResizable = ({ use }: Pick<Room, 'use'>): boolean => !following.has(use);
