import { chakra } from '@chakra-ui/react/styled-system';
import { telephoneLink, useCompany } from '../../../../domain/company.ts';
import { ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { CheckIcon, PhoneIcon } from '../../../../ui/theme/icons.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

const points = [
  'A conversation with a housing consultant about whatever you want to know: homes, land, financing, and the steps from floor plan to move-in.',
  'It helps to have a budget in mind and, if you own a lot, its address.',
  'Plans change. Use the link in the confirmation email to choose another time or to cancel, or call us.',
] as const;

/** What to expect, and the phone number for those who would rather call. */
export const WhatToExpect = () => {
  const { phone } = useCompany();
  return (
    <chakra.aside
      aria-label="Good to know"
      display="grid"
      alignContent="start"
      gap="8"
      gridTemplateColumns={{ base: '1fr', md: '2fr 1fr', xl: '1fr' }}
      pt={{ xl: '10' }}
    >
      <div>
        <Heading as="h2" look="subheading">
          What to expect
        </Heading>
        <chakra.ul display="grid" gap="4" mt="4" listStyleType="none">
          {points.map((point) => (
            <chakra.li key={point} display="flex" gap="3" textStyle="small">
              <chakra.span color="pineText" mt="0.5">
                <CheckIcon />
              </chakra.span>
              {point}
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
      <div>
        <Heading as="h2" look="subheading">
          Prefer to call?
        </Heading>
        <Text look="small" quiet mt="2" mb="4">
          We answer during the same hours.
        </Text>
        <ButtonAnchor href={telephoneLink(phone)} variant="outline">
          <PhoneIcon />
          {phone}
        </ButtonAnchor>
      </div>
    </chakra.aside>
  );
};
