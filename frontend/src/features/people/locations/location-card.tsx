import { chakra } from '@chakra-ui/react/styled-system';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { milesText } from '@hearthline/rules/people/locations/distance.ts';
import { mapLink } from '@hearthline/rules/people/locations/map-link.ts';
import {
  locationAddress,
  visitPath,
  type ShownLocation,
} from '@hearthline/rules/people/locations/shown-location.ts';
import { Link } from 'react-router-dom';
import { phoneText, telephoneLink } from '../../../domain/company.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';
import { ClockIcon, PinIcon } from '../../../ui/theme/further-icons.tsx';
import { PhoneIcon } from '../../../ui/theme/icons.tsx';

/** Aligns the icon with the first line of the text by giving it that line's height. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    textStyle: 'small',
    textWrap: 'balance',
    '& > svg': { flexShrink: '0', height: '1lh', color: 'pineText' },
  },
});
const HomeLink = chakra(Link, { base: { ...textLink, fontWeight: '550' } });
const PhoneLink = chakra('a', { base: textLink });

/** A place with display models: where it is, when it is open, and which homes stand there. */
export const LocationCard = ({ location }: { readonly location: ShownLocation }) => {
  const { id, name, phone, hoursText, opening, homes, miles, sample } = location;
  return (
    <Card as="li" display="flex" flexDirection="column" gap="3.5">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="baseline" justifyContent="space-between">
        <Heading as="h3" look="subheading">
          {name}
        </Heading>
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          {miles !== null && <Badge tone="done">{milesText(miles)}</Badge>}
          {sample && <Badge>Demo</Badge>}
        </chakra.span>
      </chakra.div>
      <Line>
        <PinIcon />
        <chakra.address fontStyle="normal">{locationAddress(location)}</chakra.address>
      </Line>
      {phone && (
        <Line>
          <PhoneIcon />
          <PhoneLink href={telephoneLink(phone)}>{phoneText(phone)}</PhoneLink>
        </Line>
      )}
      <Line>
        <ClockIcon />
        <div>
          {/* Of the moment, which paper outlives. */}
          <chakra.p fontWeight="600" color={opening.open ? 'pineText' : 'ink'} _print={{ display: 'none' }}>
            {opening.text}
          </chakra.p>
          {hoursText.map((line) => (
            <chakra.p key={line} color="quiet">
              {line}
            </chakra.p>
          ))}
        </div>
      </Line>
      {homes.length > 0 && (
        <Text look="small" borderTopWidth="1px" borderColor="line" pt="3.5" mt="0.5">
          <chakra.span color="quiet">Walk through: </chakra.span>
          {homes.map((home, index) => (
            <chakra.span key={home.slug}>
              {index > 0 && ', '}
              <HomeLink to={homePath(home.slug)}>{home.name}</HomeLink>
            </chakra.span>
          ))}
        </Text>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="auto">
        <ButtonLink to={visitPath(id)} variant="outline" size="sm">
          Book a visit <chakra.span srOnly>at {name}</chakra.span>
        </ButtonLink>
        <ButtonAnchor
          href={mapLink(locationAddress(location))}
          target="_blank"
          rel="noreferrer noopener"
          variant="ghost"
          size="sm"
        >
          Directions <chakra.span srOnly>to {name}</chakra.span>
        </ButtonAnchor>
      </chakra.div>
    </Card>
  );
};
