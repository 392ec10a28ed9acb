import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading, Text } from '../../../ui/text/text.tsx';

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    px: '1.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'edge',
    bg: 'surface',
    fontSize: '0.875em',
    fontFamily: 'body',
    whiteSpace: 'nowrap',
  },
});
const Code = chakra('code', {
  base: { px: '1', borderRadius: 'sm', bg: 'surface', fontSize: '0.875em', overflowWrap: 'anywhere' },
});
const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="label">{title}</chakra.dt>
    <chakra.dd textStyle="small" color="quiet" mt="1.5">
      {children}
    </chakra.dd>
  </div>
);

const Summary = chakra('summary', {
  base: {
    w: 'fit-content',
    py: '2',
    cursor: 'pointer',
    '& h2': { display: 'inline', ms: '1' },
    _hover: { textDecoration: 'underline' },
  },
});

/** docs/specification.md, section 2, Design Your Home: how the picker behaves, for developers. Closed, because the page is for people who look for a home. */
export const UsageNotes = () => (
  <chakra.details>
    <Summary>
      <Heading as="h2" look="subheading">
        Developer usage notes
      </Heading>
    </Summary>
    <Text look="small" quiet mt="2">
      Both questions use the same component. It works as follows.
    </Text>
    <chakra.dl
      display="grid"
      gap={{ base: '6', md: '10' }}
      mt="6"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
    >
      <Note title="Layout">4 columns desktop, 2 tablet, 1 mobile: four from 1024 pixels, two from 640.</Note>
      <Note title="Keyboard">
        Keyboard arrows and Space/Enter: <Key>←</Key> <Key>→</Key> <Key>↑</Key> <Key>↓</Key> move the focus
        over the grid, <Key>Space</Key> or <Key>Enter</Key> selects.
      </Note>
      <Note title="URL sync">
        The choice is kept in the address as <Code>roof</Code> and <Code>siding</Code> and is read from there
        on load. Each selection also sends the window event <Code>question:select</Code> with{' '}
        <Code>segmentId</Code> and <Code>optionId</Code>.
      </Note>
    </chakra.dl>
  </chakra.details>
);
