import { chakra } from '@chakra-ui/react/styled-system';
import type { CatalogRowFragment } from '../../../../gql/generated.ts';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { PlanIcon } from '../../../../ui/theme/place-icons.tsx';

const view = 'colors=light&caption=false&dimensions=false&furniture=false';

/**
 * The drawing of a home's plan; null if there is none that can be shown by its address: the plan of a published home has one of
 * its own, and any that was generated has that of its code.
 */
const drawingOf = ({ planCode, planUrl, status }: CatalogRowFragment): string | null => {
  if (status === 'published' && planUrl) return `${planUrl.replace(/\.png$/, '.svg')}?${view}`;
  return planCode ? `/api/floor-plans/designs/${planCode}.svg?${view}` : null;
};

const Frame = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: { base: '16', md: '12' },
    height: { base: '10', md: '7' },
    overflow: 'hidden',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sm',
    color: 'edge',
  },
});

/** A home's plan, as small as it can be recognized; decoration beside its name. */
export const HomeThumbnail = ({ home }: { readonly home: CatalogRowFragment }) => {
  const drawing = drawingOf(home);
  return (
    <Frame aria-hidden>
      {drawing ? (
        <Picture dusk src={drawing} alt="" w="full" h="full" p="0.5" bg="surface" objectFit="contain" />
      ) : (
        <PlanIcon />
      )}
    </Frame>
  );
};
