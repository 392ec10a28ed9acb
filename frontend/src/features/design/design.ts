import { keptDesign, roofIds, sidingIds, type Design } from '@hearthline/rules/design.ts';
import { useEffect } from 'react';
import { useChoice } from '../../platform/choice.ts';
import { createDraft } from '../../platform/draft.ts';

const kept = createDraft<Record<keyof Design, string>>(keptDesign.key, keptDesign.blank);

/** The design in the page's address. It is kept for this tab, so that a request for a consultant can carry it from any page. */
export const useDesign = (): Design => {
  const [roof] = useChoice('roof', roofIds);
  const [siding] = useChoice('siding', sidingIds);
  useEffect(() => {
    // An address without a design is no wish to forget the one that was made.
    if (roof || siding) kept.write({ roof: roof ?? '', siding: siding ?? '' });
  }, [roof, siding]);
  return { roof, siding };
};
