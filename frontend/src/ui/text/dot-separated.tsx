import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';

// The dot belongs to the fact after it; at the start of a line it falls outside the clipped area. This is no flex box, so
// that the facts stay on one line when copied or read out.
const Row = chakra('span', {
  base: {
    display: 'block',
    marginInlineStart: '-0.6em',
    clipPath: 'inset(-4px -4px -4px calc(0.6em - 4px))',
  },
});
const Part = chakra('span', {
  base: {
    display: 'inline-block',
    maxW: 'full',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    paddingInlineStart: '0.6em',
  },
});
// Together with the space after it, as wide as the padding that the fact reserves for it.
const Dot = chakra('span', {
  base: { display: 'inline-block', width: '0.35em', marginInlineStart: '-0.6em' },
});

/** Short facts in a row, separated by dots. Lines break only between facts, and no line begins or ends with a dot. */
export const DotSeparated = ({ facts }: { readonly facts: readonly ReactNode[] }) => (
  <Row>
    {facts.filter(Boolean).map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <Part>
          {index > 0 && (
            <>
              <Dot>·</Dot>{' '}
            </>
          )}
          {fact}
        </Part>
      </Fragment>
    ))}
  </Row>
);
