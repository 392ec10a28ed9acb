import { chakra } from '@chakra-ui/react/styled-system';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { ReactNode } from 'react';
import type { MyDesign } from '../../../domain/my-design.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';

const factsOf = (home: NonNullable<MyDesign['home']>): string =>
  home.bedrooms === null || home.bathrooms === null || home.squareFootage === null
    ? 'No longer offered'
    : [
        bedroomsText(home.bedrooms),
        bathroomsText(home.bathrooms),
        `${home.squareFootage.toLocaleString('en-US')} sq ft`,
        home.footprint && `${home.footprint} ft`,
      ]
        .filter(Boolean)
        .join(' · ');

interface DesignIntroProps {
  readonly design: MyDesign;
  /** What can be done with it. */
  readonly actions: ReactNode;
  /** Where its name is edited. */
  readonly name?: ReactNode;
  /** How storing it is going. */
  readonly children: ReactNode;
}

/** The head of a design's page: which home it is, and what can be done with it. */
export const DesignIntro = ({ design, actions, name, children }: DesignIntroProps) => {
  const { home, code } = design;
  return (
    <>
      <Text look="eyebrow">My Home</Text>
      <Heading as="h1" look="title" mt="1" overflowWrap="anywhere">
        {design.name ?? home?.name ?? 'Your design'}
      </Heading>
      {home && (
        <Text quiet mt="3">
          {design.name && `${home.name} · `}
          {factsOf(home)}
        </Text>
      )}
      <Text look="small" quiet mt="2">
        Code{' '}
        <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {codeInWords(code)}
        </chakra.span>
      </Text>
      {name && (
        <chakra.div mt="5" maxW="22rem">
          {name}
        </chakra.div>
      )}
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="5">
        {actions}
      </chakra.div>
    </>
  );
};
