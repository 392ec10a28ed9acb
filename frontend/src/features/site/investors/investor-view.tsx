import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryChoice } from '../../../platform/navigation/query-choice.ts';
import { phoneText, telephoneLink, useCompany } from '../../../domain/company.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card, Columns } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { divisionIds, divisions } from './divisions.ts';
import { Portfolio } from './portfolio.tsx';

/** The entrance to a division, which an account of this portal alone does not open. */
const AccessRequired = ({ name }: { name: string }) => {
  const { pathname } = useLocation();
  const { phone, email } = useCompany();
  const title = useRef<HTMLHeadingElement>(null);
  // The list is gone: moves the focus to the title, for screen readers to announce it.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card maxW="narrow" display="grid" gap="4" justifyItems="start">
      <Text look="small" quiet>
        {name}
      </Text>
      <Heading as="h2" ref={title} tabIndex={-1}>
        Access Required
      </Heading>
      <Text maxW="prose">
        This section needs additional authentication. Please contact your account manager for credentials.
        Each division has separate access controls.
      </Text>
      <Text quiet maxW="prose">
        Contact your account manager at{' '}
        <chakra.a href={telephoneLink(phone)} textDecoration="underline" color="pineText" whiteSpace="nowrap">
          {phoneText(phone)}
        </chakra.a>{' '}
        or{' '}
        <chakra.a href={`mailto:${email}`} textDecoration="underline" color="pineText">
          {email}
        </chakra.a>
        .
      </Text>
      <ButtonLink to={pathname} variant="outline">
        Back to Portal
      </ButtonLink>
    </Card>
  );
};

/** The divisions and the portfolio, or the entrance to one division (`?division=vertical-pods`). */
export const InvestorView = () => {
  const [division, choose] = useQueryChoice('division', divisionIds, true);
  const { name: company } = useCompany();
  const nameOf = ({ name }: (typeof divisions)[number]): string => name ?? company;
  const chosen = divisions.find(({ id }) => id === division);
  if (chosen) return <AccessRequired name={nameOf(chosen)} />;
  return (
    <chakra.div display="grid" gap="6">
      <section aria-labelledby="divisions">
        <Heading as="h2" look="subheading" id="divisions" mb="3">
          Divisions
        </Heading>
        <Columns gap="3">
          {divisions.map((each) => (
            <Card key={each.id} display="flex" flexDirection="column" alignItems="start" gap="2">
              <Heading as="h3" look="minor">
                {nameOf(each)}
              </Heading>
              <Text look="small" quiet mb="3">
                {each.text}
              </Text>
              <Button variant="outline" mt="auto" onClick={() => choose(each.id)}>
                Access Division<chakra.span srOnly> {nameOf(each)}</chakra.span>
              </Button>
            </Card>
          ))}
        </Columns>
      </section>
      <Portfolio />
    </chakra.div>
  );
};
