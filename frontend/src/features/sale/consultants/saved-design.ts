import { designOf, designQuery, designDraft, type Design } from '@hearthline/rules/design.ts';
import { createDraft } from '../../../platform/form-memory/draft.ts';

const draft = createDraft<Record<keyof Design, string>>(designDraft.key, designDraft.blank);

/** The visitor's choices in Design Your Home, or null. */
export const readDesign = (): Design | null => {
  const design = designOf(new URLSearchParams(draft.read()));
  return designQuery(design) ? design : null;
};
