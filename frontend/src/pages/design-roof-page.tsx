import { chakra } from '@chakra-ui/react/styled-system';
import { roofQuestion, sidingQuestion } from '@hearthline/rules/options.ts';
import { useChoice } from '../platform/choice.ts';
import { OptionPicker } from '../ui/option-picker.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Card, Container } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

const questions = [roofQuestion, sidingQuestion];

const Selection = ({ question: { id, label, options } }: { question: (typeof questions)[number] }) => {
  const [chosen] = useChoice(id, options.map((option) => option.id));
  return (
    <div>
      <chakra.dt textStyle="small" color="quiet">{label}</chakra.dt>
      <chakra.dd fontWeight="600">{options.find((option) => option.id === chosen)?.label ?? 'Not chosen yet'}</chakra.dd>
    </div>
  );
};

/** Two questions with pictures, and what was answered. */
export const DesignRoofPage = () => (
  <>
    <PageHeader title="Design Your Home" lead="Choose a roof profile and a siding. Your choice is kept in this page’s address, so you can share it." />
    <Container display="grid" gap={{ base: '12', md: '16' }} pb={{ base: '14', md: '24' }}>
      {questions.map(({ id, label, options }) => <OptionPicker key={id} name={id} title={label} options={options} />)}
      <Card aria-live="polite">
        <Heading as="h2" look="subheading">Your Selections</Heading>
        <chakra.dl display="flex" flexWrap="wrap" gap="8" mt="4">
          {questions.map((question) => <Selection key={question.id} question={question} />)}
        </chakra.dl>
      </Card>
      <Text look="small" quiet maxW="prose">
        The pictures stand in 4 columns on a desktop, 2 on a tablet and 1 on a phone. Arrow keys move between them, Space
        or Enter selects, and the choice is kept in step with the address.
      </Text>
    </Container>
  </>
);
