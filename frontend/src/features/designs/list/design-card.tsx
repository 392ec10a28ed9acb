import { chakra } from '@chakra-ui/react/styled-system';
import { designWords } from '@hearthline/rules/design.ts';
import { codeInWords, designPath } from '@hearthline/rules/designs/code.ts';
import { designPicture } from '@hearthline/rules/designs/pictures.ts';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/floor-plans/rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DesignCardFragment } from '../../../gql/generated.ts';
import { instantDayText } from '../../../platform/dates/instant-text.ts';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Text, textLink } from '../../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: { ...textLink, fontWeight: '600' } });

const sizeOf = (home: DesignCardFragment['home']): string =>
  [
    home?.bedrooms !== null && home && bedroomsText(home.bedrooms),
    home?.bathrooms !== null && home && bathroomsText(home.bathrooms),
  ]
    .filter(Boolean)
    .join(' · ');

interface DesignCardProps {
  readonly design: DesignCardFragment;
  /** What else is to be said of it. */
  readonly children?: ReactNode;
}

/** A design in a list: its picture, what it is called, what was chosen and about what it costs. */
export const DesignCard = ({ design, children }: DesignCardProps) => {
  const { code, name, home, aboutCents, updatedAt } = design;
  const look = designWords(design);
  return (
    <Card
      as="article"
      p="0"
      overflow="hidden"
      aria-label={name ?? home?.name ?? `Design ${codeInWords(code)}`}
    >
      <Picture
        {...designPicture(design)}
        sizes="20rem"
        alt=""
        w="full"
        aspectRatio="3 / 2"
        objectFit="cover"
        bg="sunken"
      />
      <chakra.div p="4" display="grid" gap="1" textStyle="small">
        <PageLink to={designPath(code)} overflowWrap="anywhere">
          {name ?? home?.name ?? 'No home chosen yet'}
        </PageLink>
        <Text look="small" quiet>
          {[name && home?.name, sizeOf(home), look].filter(Boolean).join(' · ')}
        </Text>
        {aboutCents !== null && <Text look="small">About {wholeDollars(Math.round(aboutCents / 100))}</Text>}
        <Text look="fine" quiet>
          {codeInWords(code)} · changed {instantDayText(updatedAt)}
        </Text>
        {children}
      </chakra.div>
    </Card>
  );
};
