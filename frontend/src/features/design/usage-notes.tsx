import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Heading, Text } from '../../ui/text.tsx';

const Key = chakra('kbd', {
  base: { display: 'inline-block', px: '1.5', borderRadius: 'sm', borderWidth: '1px', borderColor: 'edge', bg: 'surface', fontSize: '0.875em', fontFamily: 'body', whiteSpace: 'nowrap' },
});
const Code = chakra('code', { base: { px: '1', borderRadius: 'sm', bg: 'surface', fontSize: '0.875em', overflowWrap: 'anywhere' } });
const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="label">{title}</chakra.dt>
    <chakra.dd textStyle="small" color="quiet" mt="1.5">{children}</chakra.dd>
  </div>
);

/** Specification, Design Your Home: how the picker behaves, for developers. */
export const UsageNotes = () => {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <Heading as="h2" id={id} look="subheading">Developer usage notes</Heading>
      <Text look="small" quiet mt="2">Both questions are one component, and this is what it promises.</Text>
      <chakra.dl display="grid" gap={{ base: '6', md: '10' }} mt="6" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        <Note title="Layout">4 columns on a desktop (1024 px or more), 2 on a tablet (640 px or more), 1 on a phone.</Note>
        <Note title="Keyboard">
          <Key>←</Key> <Key>→</Key> <Key>↑</Key> <Key>↓</Key> move the focus over the grid, <Key>Space</Key> or <Key>Enter</Key> selects.
        </Note>
        <Note title="URL sync">
          The choice stands in the address as <Code>roof</Code> and <Code>siding</Code> and is read from there on load. Each selection
          also sends the window event <Code>question:select</Code> with <Code>segmentId</Code> and <Code>optionId</Code>.
        </Note>
      </chakra.dl>
    </chakra.section>
  );
};
