import { chakra } from '@chakra-ui/react/styled-system';
import { byEquipmentGroup, type EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { Heading } from '../ui/text/text.tsx';

interface EquipmentGroupsProps {
  readonly items: readonly EquipmentItem[];
  /** Of the names of groups: one below that of what they stand in. */
  readonly as: 'h3' | 'h4';
  readonly look: 'subheading' | 'minor';
}

/** What comes with a home, by groups, in as many columns as there is room for. */
export const EquipmentGroups = ({ items, as, look }: EquipmentGroupsProps) => (
  <chakra.div columnWidth="20rem" columnGap={{ base: '8', lg: '12' }} mb={look === 'minor' ? '-7' : '-10'}>
    {byEquipmentGroup(items).map(({ group, items: own }) => (
      <chakra.div key={group} breakInside="avoid" pb={look === 'minor' ? '7' : '10'}>
        <Heading as={as} look={look} mb={look === 'minor' ? '2' : '3'}>
          {group}
        </Heading>
        <chakra.dl textStyle="small">
          {own.map(({ label, text }) => (
            <chakra.div
              key={label}
              py={look === 'minor' ? '2' : '2.5'}
              borderTopWidth="1px"
              borderColor="line"
            >
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
);
