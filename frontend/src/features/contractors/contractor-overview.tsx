import { Card, Columns } from '../../ui/surface.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Specification, section 2, Contractors Portal: four fixed figures. */
const figures = [
  { label: 'Active projects', value: 12 },
  { label: 'Team members', value: 24 },
  { label: 'Scheduled builds', value: 8, caption: 'this week' },
  { label: 'Available materials', value: 156 },
];

const resources = [
  {
    title: 'Build specifications',
    text: 'Foundation, module and hook-up drawings for every model, with the tolerances that a set crew needs on site.',
  },
  {
    title: 'Quality standards',
    text: 'What is inspected in the factory, what is inspected after the set, and how a finding is recorded and closed.',
  },
  {
    title: 'Safety protocols',
    text: 'Transport, crane and site rules for delivery day, and who may stop the work.',
  },
];

/** What a contractor sees first. */
export const ContractorOverview = () => (
  <>
    <Columns min="sm">
      {figures.map((figure) => <StatCard key={figure.label} {...figure} />)}
    </Columns>
    <Heading as="h2" mt="12" mb="5">Resources</Heading>
    <Columns>
      {resources.map(({ title, text }) => (
        <Card key={title}>
          <Heading as="h3" look="subheading">{title}</Heading>
          <Text quiet mt="2">{text}</Text>
        </Card>
      ))}
    </Columns>
  </>
);
