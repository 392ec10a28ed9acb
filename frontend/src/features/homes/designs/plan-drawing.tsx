import { chakra } from '@chakra-ui/react/styled-system';
import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { chosenLook, lookParameters } from '@hearthline/rules/homes/looks/look.ts';
import { useNarrow } from '../../../ui/actions/narrow-window.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { textLink } from '../../../ui/text/text.tsx';

const FileLink = chakra('a', { base: { ...textLink, fontWeight: '600', textStyle: 'small' } });

/** The floor plan of a design's home in its look, in the colors of the page. */
export const PlanDrawing = ({ design }: { design: MyDesign }) => {
  const narrow = useNarrow();
  const { home } = design;
  const base = planBaseOf(home);
  if (base === null) return null;
  const look = lookParameters(chosenLook(design));
  return (
    <Panel
      title="Floor plan"
      actions={<FileLink href={`${base}.pdf${look && `?${look}`}`}>Floor plan as PDF</FileLink>}
    >
      <Picture
        dusk
        src={`${base}.svg?colors=light&caption=false&dimensions=false${narrow ? '&text=large' : ''}${look && `&${look}`}`}
        alt={`Floor plan of the ${home?.name ?? 'home'}`}
        w="full"
        maxH="36rem"
        objectFit="contain"
        bg="surface"
        borderRadius="lg"
        borderWidth="1px"
        borderColor="line"
        p={{ base: '2', md: '4' }}
      />
    </Panel>
  );
};
