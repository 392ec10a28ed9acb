import { chakra } from '@chakra-ui/react/styled-system';
import { byEquipmentGroup, type EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';

/** What comes with a home, by groups; nothing where that is not known. */
export const HomeEquipment = ({ items }: { readonly items: readonly EquipmentItem[] }) =>
  items.length > 0 && (
    <chakra.section aria-labelledby="equipment">
      <Heading id="equipment" look="heading">
        Standard equipment
      </Heading>
      <Text quiet mt="2" mb="8" maxW="prose">
        What comes with the home at its price. Your quote and your agreement list it too.
      </Text>
      <chakra.div columnWidth="20rem" columnGap={{ base: '8', lg: '12' }} mb="-10">
        {byEquipmentGroup(items).map(({ group, items: own }) => (
          <chakra.div key={group} breakInside="avoid" pb="10">
            <Heading as="h3" look="subheading" mb="3">
              {group}
            </Heading>
            <chakra.dl textStyle="small">
              {own.map(({ label, text }) => (
                <chakra.div key={label} py="2.5" borderTopWidth="1px" borderColor="line">
                  <chakra.dt fontWeight="550">{label}</chakra.dt>
                  {text && (
                    <chakra.dd color="quiet" mt="0.5">
                      {text}
                    </chakra.dd>
                  )}
                </chakra.div>
              ))}
            </chakra.dl>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.section>
  );
