import { chakra } from '@chakra-ui/react/styled-system';
import { chosenLook, lookParameters } from '@hearthline/rules/homes/looks/look.ts';
import type { ReactNode } from 'react';
import type { Configuration } from '../../../domain/configuration.ts';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Text, textLink } from '../../../ui/text/text.tsx';

const FileLink = chakra('a', { base: { ...textLink, fontWeight: '600', textStyle: 'small' } });

interface PlanDrawingProps {
  readonly configuration: Configuration;
  /** Where its files are, without an ending; null without a plan. */
  readonly base: string | null;
  /** What else leads to the plan. */
  readonly children?: ReactNode;
}

/** The floor plan of a home in its look, in the colors of the page. */
export const PlanDrawing = ({ configuration, base, children }: PlanDrawingProps) => {
  const { home } = configuration;
  if (base === null) return <Text quiet>Its floor plan is not shown here. Ask us for it.</Text>;
  const look = chosenLook(configuration);
  // Of a look only the style changes what is seen from above: its porches and steps.
  const style = lookParameters({ style: look.style });
  const whole = lookParameters(look);
  return (
    <>
      <Picture
        dusk
        src={`${base}.svg?colors=light&caption=false&dimensions=false&text=large${style && `&${style}`}`}
        alt={`Floor plan of the ${home?.name ?? 'home'}`}
        width="480"
        height="240"
        w="full"
        h="14rem"
        objectFit="contain"
        bg="surface"
        borderRadius="lg"
        borderWidth="1px"
        borderColor="line"
        p="2"
      />
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2" mt="3">
        {children}
        <FileLink href={`${base}.pdf${whole && `?${whole}`}`}>Floor plan as PDF</FileLink>
      </chakra.div>
    </>
  );
};
