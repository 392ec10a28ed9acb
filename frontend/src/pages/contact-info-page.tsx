import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { telephoneLink, useCompany, websiteLink } from '../domain/company.ts';
import { ButtonAnchor, ButtonLink } from '../ui/actions/button.tsx';
import { ClockIcon, GlobeIcon, MailIcon, PinIcon } from '../ui/theme/further-icons.tsx';
import { PhoneIcon } from '../ui/theme/icons.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Picture } from '../ui/image-viewer/picture.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../ui/text/text.tsx';

// In the HTML that is served; the page does not wait for its script.
const LocationList = lazy(() =>
  import('../features/people/locations/location-list.tsx').then((file) => ({ default: file.LocationList })),
);

const LocationPins = lazy(() =>
  import('../features/people/locations/location-pins.tsx').then((file) => ({ default: file.LocationPins })),
);

const ways = [
  {
    title: 'Display models',
    picture: 'scene-walkthrough',
    alt: 'A couple and a consultant in the kitchen of a display model, a cupboard open behind them',
    text: 'Our display models are open across Washington. Walk through one before you decide: open the cupboards, stand in the shower, knock on the walls. Enter your ZIP code above to find the closest one.',
  },
  {
    title: 'Appointments',
    picture: 'scene-consultation',
    alt: 'A couple and a consultant at a table with a floor plan between them',
    text: 'A consultant sets aside half an hour for you, by phone or at a display model. Bring your budget, your lot and your questions; leave with an estimate.',
  },
  {
    title: 'Auctions',
    picture: 'scene-auction',
    alt: 'An auction: a home on the screen, the hammer in the air, two numbers held up',
    text: 'Display models and canceled orders are sold at auction from time to time. Tell us what you are looking for, and we will let you know before the next one.',
  },
] as const;

/** Aligns the icon with the first line of the text by giving it that line's height. */
const Line = chakra('p', {
  base: { display: 'flex', gap: '3', color: 'pineText', '& svg': { flexShrink: '0', height: '1lh' } },
});
const LineLink = chakra('a', { base: textLink });

/** How and where to reach the company. */
export const ContactInfoPage = () => {
  const { phone, email, website, address, hours } = useCompany();
  return (
    <>
      <PageHeader title="Contact Information" lead="Call, write, or visit a display model." />
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.4fr)' }}
        alignItems="center"
        pb={{ base: '12', md: '20' }}
      >
        <chakra.address fontStyle="normal" display="grid" gap="4" textStyle="lead">
          {phone && (
            <Line>
              <PhoneIcon />
              <LineLink href={telephoneLink(phone)}>{phone}</LineLink>
            </Line>
          )}
          {email && (
            <Line>
              <MailIcon />
              <LineLink href={`mailto:${email}`}>{email}</LineLink>
            </Line>
          )}
          {website && (
            <Line>
              <GlobeIcon />
              <LineLink href={websiteLink(website)} rel="noopener noreferrer">
                {website}
              </LineLink>
            </Line>
          )}
          {address && (
            <Line>
              <PinIcon />
              {address}
            </Line>
          )}
          <Line>
            <ClockIcon />
            {hours}
          </Line>
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
            <ButtonLink to="/appointments" variant="ember">
              Book Appointment
            </ButtonLink>
            {email && (
              <ButtonAnchor href={`mailto:${email}`} variant="outline">
                Write to us
              </ButtonAnchor>
            )}
          </chakra.div>
        </chakra.address>
        <chakra.div position="relative">
          <Picture
            dusk
            src="/api/image/scene-map.webp?w=1600"
            alt="A drawn map of Washington"
            width="1200"
            height="800"
            w="full"
            h="auto"
            aspectRatio="3 / 2"
            borderRadius="xl"
          />
          <Suspense>
            <LocationPins />
          </Suspense>
        </chakra.div>
      </Container>
      <Suspense>
        <LocationList />
      </Suspense>
      <Section ground="sunken">
        <Container>
          <Heading>Three ways to meet</Heading>
          <chakra.div
            display="grid"
            gap={{ base: '8', md: '7' }}
            mt="8"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            {ways.map(({ title, text, picture, alt }) => (
              <section key={title}>
                <Picture
                  dusk
                  src={`/api/image/${picture}.webp?w=800`}
                  alt={alt}
                  width="800"
                  height="533"
                  w="full"
                  h="auto"
                  aspectRatio="3 / 2"
                  objectFit="cover"
                  borderRadius="lg"
                />
                <Heading as="h3" look="subheading" mt="5">
                  {title}
                </Heading>
                <Text look="small" quiet mt="2">
                  {text}
                </Text>
              </section>
            ))}
          </chakra.div>
        </Container>
      </Section>
    </>
  );
};
