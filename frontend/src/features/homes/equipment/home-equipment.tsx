import { chakra } from '@chakra-ui/react/styled-system';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { EquipmentGroups } from '../../../domain/equipment-groups.tsx';
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
      <EquipmentGroups items={items} as="h3" look="subheading" />
    </chakra.section>
  );
