import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

// Each fact brings the dot before it along; where it begins a line, the dot stands outside, where nothing is drawn.
const Row = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-0.85em', clipPath: 'inset(-4px -4px -4px calc(0.85em - 4px))' } });
const Part = chakra('span', { base: { display: 'inline-flex', maxW: 'full', overflowWrap: 'anywhere', '& > :first-of-type': { flex: '0 0 0.85em', textAlign: 'center' }, '& > :last-of-type': { minW: '0' } } });

/** Short facts beside each other with dots between them. A line ends after a fact, never within one, and neither ends nor begins with a dot. */
export const Dotted = ({ facts }: { readonly facts: readonly ReactNode[] }) => (
  <Row>{facts.filter(Boolean).map((fact, index) => <Part key={index}><span>{index > 0 && ' · '}</span><span>{fact}</span></Part>)}</Row>
);
