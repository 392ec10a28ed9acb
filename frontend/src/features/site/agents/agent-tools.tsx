import { Card, Columns } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';

/** docs/specification.md, section 2, Agent Developers Portal: six kinds of agents. */
const tools = [
  {
    title: 'Customer service',
    text: 'Answers buyers’ questions about models, prices, and projects, and hands off to a person when asked or unsure.',
  },
  {
    title: 'Sales assistant',
    text: 'Follows up with new prospects, offers open consultation times, and notes what each family is looking for.',
  },
  {
    title: 'Design automation',
    text: 'Turns bedroom and bath counts into matching floor plans, with a roof and siding that suit the site.',
  },
  {
    title: 'Project management',
    text: 'Tracks stages and dates, and warns the project manager before anything runs late.',
  },
  {
    title: 'Quality control',
    text: 'Reviews factory and site inspection findings and spots recurring problems.',
  },
  {
    title: 'Analytics',
    text: 'Answers questions about leads, bookings, and projects in plain language, backed by the figures.',
  },
];

/** The kinds of agents that can be built here. */
export const AgentTools = () => (
  <section aria-labelledby="agent-tools">
    <Heading as="h2" look="subheading" id="agent-tools">
      AI Agent Development Tools
    </Heading>
    <Text quiet look="small" mt="1" mb="3" maxW="prose">
      Six kinds of agents and what each one does. Agents work through the product’s own API, with an account
      and the permissions of one role.
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
