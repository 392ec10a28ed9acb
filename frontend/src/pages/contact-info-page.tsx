import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentSentences } from '@hearthline/rules/appointments.ts';
import { telephoneLink, useCompany } from '../platform/company.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MailIcon, PhoneIcon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Container } from '../ui/surface.tsx';
import { Heading, Text, textLink } from '../ui/text.tsx';

const ways = [
  { title: 'Display models', text: 'Our display models stand across Washington. Walk through one before you decide: ask us which model stands closest to you.' },
  { title: 'Appointments', text: 'A consultant takes an hour for you, by phone, by video or at a display model.' },
  { title: 'Auctions', text: 'Display models and cancelled orders are sold at auction from time to time. Tell us what you are looking for and we will let you know.' },
];

/** How and where to meet us. */
export const ContactInfoPage = () => {
  const { phone, email, website } = useCompany();
  return (
    <>
      <PageHeader title="Contact Information" lead={`We are there ${appointmentSentences.businessHours}.`} />
      <Container display="grid" gap={{ base: '10', lg: '20' }} gridTemplateColumns={{ base: '1fr', lg: '1fr 1.3fr' }} pb={{ base: '14', md: '24' }}>
        <chakra.address fontStyle="normal" display="grid" gap="4" alignContent="start" textStyle="lead">
          {phone && <chakra.a css={textLink} display="inline-flex" alignItems="center" gap="3" href={telephoneLink(phone)}><PhoneIcon />{phone}</chakra.a>}
          {email && <chakra.a css={textLink} display="inline-flex" alignItems="center" gap="3" href={`mailto:${email}`}><MailIcon />{email}</chakra.a>}
          {website && <Text quiet>{website}</Text>}
          <ButtonLink to="/appointments" variant="ember" justifySelf="start" mt="2">Book Appointment</ButtonLink>
        </chakra.address>
        <div>
          {ways.map(({ title, text }) => (
            <chakra.section key={title} pb="6" mb="6" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0', mb: '0' }}>
              <Heading as="h2" look="subheading">{title}</Heading>
              <Text quiet mt="2" maxW="prose">{text}</Text>
            </chakra.section>
          ))}
        </div>
      </Container>
    </>
  );
};
