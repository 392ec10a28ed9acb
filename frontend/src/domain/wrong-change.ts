import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { DesignChange } from './pending-changes.ts';

const anyFields = designContent.partial();

/** What is wrong with a change, or null. In a file of its own, because the rules are loaded when something was typed (26 kB). */
export const wrongWith = (change: DesignChange): string | null =>
  anyFields.safeParse(change).error?.issues[0]?.message ?? null;
