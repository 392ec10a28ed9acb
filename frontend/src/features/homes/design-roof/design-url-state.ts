import { designDraft, roofIds, sidingIds, type Design } from '@hearthline/rules/design.ts';
import { useEffect } from 'react';
import { useQueryChoice } from '../../../platform/navigation/query-choice.ts';
import { createDraft } from '../../../platform/form-memory/draft.ts';

const draft = createDraft<Record<keyof Design, string>>(designDraft.key, designDraft.blank);

/** The design in the page's address. It is kept in this tab, so that a consultant request from any page can include it. */
export const useDesign = (): Design => {
  const [roof] = useQueryChoice('roof', roofIds);
  const [siding] = useQueryChoice('siding', sidingIds);
  useEffect(() => {
    // An address without a design does not clear the one made before.
    if (roof || siding) draft.write({ roof: roof ?? '', siding: siding ?? '' });
  }, [roof, siding]);
  return { roof, siding };
};
