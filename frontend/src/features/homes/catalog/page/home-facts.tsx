import { chakra } from '@chakra-ui/react/styled-system';

export interface HomeFact {
  readonly name: string;
  readonly value: string;
}

/** What a home measures and has, as names and values. */
export const HomeFacts = ({ facts }: { facts: readonly HomeFact[] }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fit, minmax(8rem, max-content))',
    }}
    columnGap={{ base: '4', sm: '8' }}
    rowGap="4"
    mt="6"
  >
    {facts.map(({ name, value }) => (
      <chakra.div key={name} borderInlineStartWidth="2px" borderColor="ember" ps="3">
        <chakra.dt textStyle="fine" color="quiet">
          {name}
        </chakra.dt>
        <chakra.dd fontWeight="600" fontVariantNumeric="lining-nums tabular-nums">
          {value}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
