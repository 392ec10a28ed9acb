import { chakra } from '@chakra-ui/react/styled-system';
import { telephoneLink, useCompany } from '../platform/company.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Container, Section } from '../ui/surface.tsx';
import { Heading, Text, textLink } from '../ui/text.tsx';

/** Specification, sections 1 and 2, Finance. */
const groups = [
  {
    title: 'Government-backed loans',
    text: 'Little or nothing down, for buyers, veterans and rural homes.',
    terms: [['FHA', '3.5% down'], ['VA', '0% down'], ['USDA rural', '0% down']],
  },
  {
    title: 'State and local programs',
    text: 'Help with the down payment or the monthly cost, by where you live and what you earn.',
    terms: [['HUD vouchers', 'where your housing authority takes part']],
  },
  {
    title: 'Private and specialty loans',
    text: 'From banks and lenders who know factory-built homes.',
    terms: [['Conventional', 'starting at 6.5%']],
  },
  {
    title: 'Unique solutions',
    text: 'When a loan is not the best way, or not the only one.',
    terms: [['Paying cash', '5% discount']],
  },
] as const;

/** Ways to pay for a home, and whom to call about them. */
export const FinancePage = () => {
  const { phone, email } = useCompany();
  return (
    <>
      <PageHeader title="Finance" lead="Most buyers combine two or three of these. Call us and we will find the ones you qualify for.">
        {phone && <ButtonAnchor href={telephoneLink(phone)} variant="ember" size="lg"><PhoneIcon />Call {phone}</ButtonAnchor>}
        <ButtonLink to="/appointments" variant="outline" size="lg">Book Consultation</ButtonLink>
      </PageHeader>
      <Container pb={{ base: '12', md: '20' }}>
        {groups.map(({ title, text, terms }) => (
          <chakra.section
            key={title} display="grid" gap={{ base: '4', md: '10' }} gridTemplateColumns={{ base: '1fr', md: '1fr 1.2fr' }} py={{ base: '6', md: '8' }}
            borderTopWidth="1px" borderColor="line"
          >
            <div>
              <Heading as="h2" look="subheading">{title}</Heading>
              <Text quiet mt="2" maxW="44ch">{text}</Text>
            </div>
            <chakra.dl alignSelf="start">
              {terms.map(([name, term]) => (
                <chakra.div key={name} display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" py="2.5" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
                  <chakra.dt>{name}</chakra.dt>
                  <chakra.dd fontWeight="600">{term}</chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </chakra.section>
        ))}
      </Container>
      <Section ground="sunken">
        <Container>
          <Heading>Ask before you decide</Heading>
          <Text quiet mt="3" maxW="prose">
            Rates and programs change, and no two households get the same offer.
            {email && <> Write to <chakra.a css={textLink} href={`mailto:${email}`}>{email}</chakra.a> and we will answer with figures for your case.</>}
          </Text>
        </Container>
      </Section>
    </>
  );
};
