import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';

// Each fact brings the dot before it along; where it begins a line, the dot stands outside, where nothing is drawn.
// Not a flex box: copied or read out, the facts stay one line.
const Row = chakra('span', { base: { display: 'block', marginInlineStart: '-0.6em', clipPath: 'inset(-4px -4px -4px calc(0.6em - 4px))' } });
const Part = chakra('span', { base: { display: 'inline-block', maxW: 'full', verticalAlign: 'top', overflowWrap: 'anywhere', paddingInlineStart: '0.6em' } });
// With the blank after it as wide as what the fact keeps free for it.
const Dot = chakra('span', { base: { display: 'inline-block', width: '0.35em', marginInlineStart: '-0.6em' } });

/** Short facts beside each other with dots between them. A line ends after a fact, never within one, and neither ends nor begins with a dot. */
export const Dotted = ({ facts }: { readonly facts: readonly ReactNode[] }) => (
  <Row>
    {facts.filter(Boolean).map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <Part>{index > 0 && <><Dot>·</Dot>{' '}</>}{fact}</Part>
      </Fragment>
    ))}
  </Row>
);
