import { Card, Columns } from '../../ui/layout/surface.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';

/** Specification, section 2, Agent Developers Portal: six kinds of agents. */
const tools = [
  {
    title: 'Customer service',
    text: 'Answers buyers about models, prices and their project, and hands over to a person when it is asked to or does not know.',
  },
  {
    title: 'Sales assistant',
    text: 'Follows up new prospects, proposes consultation times that are free, and notes what a family is looking for.',
  },
  {
    title: 'Design automation',
    text: 'Turns bedroom and bath counts into matching floor plans, with roof and siding that fit the site.',
  },
  {
    title: 'Project management',
    text: 'Watches stages and dates, and tells the project manager what will be late before it is.',
  },
  {
    title: 'Quality control',
    text: 'Reads inspection findings from factory and site, and finds what comes back again and again.',
  },
  {
    title: 'Analytics',
    text: 'Answers questions about leads, bookings and projects in plain words, with the figures behind them.',
  },
];

/** The kinds of agents that can be built here. */
export const AgentTools = () => (
  <section aria-labelledby="agent-tools">
    <Heading as="h2" look="subheading" id="agent-tools">
      AI Agent Development Tools
    </Heading>
    <Text quiet look="small" mt="1" mb="3" maxW="prose">
      Six kinds of agents, and what each is there for. An agent works through the product’s own API, with an
      account and the rights of one role.
    </Text>
    <Columns gap="3">
      {tools.map(({ title, text }) => (
        <Card key={title}>
          <Heading as="h3" look="minor">
            {title}
          </Heading>
          <Text look="small" quiet mt="1">
            {text}
          </Text>
        </Card>
      ))}
    </Columns>
  </section>
);
