import { chakra } from '@chakra-ui/react/styled-system';
import type { FinanceTopic } from '@hearthline/rules/site/content.ts';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';

/** docs/specification.md, section 2, Finance: four types, in this order. */
const groups: readonly { topic: FinanceTopic; title: string; text: string }[] = [
  {
    topic: 'government-backed',
    title: 'Government-backed loans',
    text: 'Loans that a government agency insures or guarantees, with a low down payment or none.',
  },
  {
    topic: 'state-local',
    title: 'State and local programs',
    text: 'Help with the down payment or the monthly cost, by where you live and what you earn.',
  },
  {
    topic: 'private',
    title: 'Private and specialty loans',
    text: 'From banks, credit unions and lenders who know factory-built homes, with land or without.',
  },
  {
    topic: 'unique',
    title: 'Unique solutions',
    text: 'Other ways to pay, with or without a loan.',
  },
];

/** Today's ways to pay for a home, by group. `level` is that of the group headings: `h3` below a heading of their own. */
export const FinanceGroups = ({ level = 'h2' }: { level?: 'h2' | 'h3' }) => {
  const offered = [...useContent('financing'), ...useContent('program')];
  return (
    <chakra.div
      display="grid"
      gap={{ base: '5', md: '6' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }}
    >
      {groups.map(({ topic, title, text }) => (
        <Card as="section" key={topic} aria-labelledby={`group-${topic}`} p={{ base: '6', md: '8' }}>
          <Heading as={level} look={level === 'h2' ? 'heading' : 'subheading'} id={`group-${topic}`}>
            {title}
          </Heading>
          <Text quiet mt="2" maxW="44ch">
            {text}
          </Text>
          <chakra.dl mt="5">
            {offered
              .filter((item) => item.topic === topic)
              .map((item) => (
                <chakra.div
                  key={item.slug}
                  display="grid"
                  gridTemplateColumns="1fr auto"
                  columnGap="4"
                  alignItems="baseline"
                  py="3.5"
                  borderTopWidth="1px"
                  borderColor="line"
                >
                  <chakra.dt fontWeight="600">{item.title}</chakra.dt>
                  <chakra.dd fontWeight="600" color="pineText" textAlign="end">
                    {item.terms}
                  </chakra.dd>
                  <chakra.dd gridColumn="1 / -1" textStyle="small" color="quiet">
                    {item.text}
                  </chakra.dd>
                </chakra.div>
              ))}
          </chakra.dl>
        </Card>
      ))}
    </chakra.div>
  );
};
