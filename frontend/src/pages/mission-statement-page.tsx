import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Card, Columns, Container } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

const promises = [
  { title: 'More Value', text: 'A factory buys once for many homes and builds in any weather. What that saves belongs in your home and in your pocket.' },
  { title: 'More Care', text: 'One consultant from the first question to the keys, and a factory that checks every home at every station.' },
  { title: 'More Certainty', text: 'A price that stands, a plan you have seen, a date you are told, and financing explained before you sign.' },
];

/** What we promise. */
export const MissionStatementPage = () => (
  <>
    <PageHeader title="Mission Statement" lead="A well-built home should be within reach of the people who work here. We get there by building better, not by leaving things out." />
    <Container pb={{ base: '14', md: '24' }}>
      <Columns>
        {promises.map(({ title, text }) => (
          <Card key={title} p={{ base: '6', md: '8' }}>
            <Heading as="h2" look="heading">{title}</Heading>
            <Text quiet mt="3">{text}</Text>
          </Card>
        ))}
      </Columns>
      <ButtonLink to="/about-us" variant="outline" mt="10">About Us</ButtonLink>
    </Container>
  </>
);
