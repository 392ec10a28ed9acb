import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/** A part of a long form. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  /** Whether a field in it has a mistake. */
  readonly wrong: boolean;
  readonly content: ReactNode;
}

const Frame = chakra('div', {
  base: {
    display: { base: 'block', md: 'grid' },
    gap: '6',
    gridTemplateColumns: '9.5rem minmax(0, 1fr)',
    alignItems: 'start',
  },
});

/** Beside the form, or on a phone above it, in view while it scrolls. */
const Nav = chakra('nav', {
  base: {
    position: 'sticky',
    top: { base: '-5', sm: '-7', md: '0' },
    zIndex: '1',
    display: { base: 'flex', md: 'grid' },
    gap: '1',
    overflowX: 'auto',
    mx: { base: '-5', sm: '-7', md: '0' },
    px: { base: '3', sm: '5', md: '0' },
    py: { base: '1.5', md: '0' },
    pt: { md: '2' },
    bg: 'surface',
    borderBottomWidth: { base: '1px', md: '0' },
    borderColor: 'line',
  },
});

const Jump = chakra('button', {
  base: {
    flexShrink: '0',
    minH: { base: '11', md: '9' },
    px: '2',
    textAlign: 'start',
    textStyle: 'small',
    fontWeight: '600',
    color: 'quiet',
    borderRadius: 'sm',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'sunken', color: 'ink' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: { wrong: { true: { color: 'danger' } } },
});

const Section = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    minW: '0',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', pt: { base: '2', md: '4' } },
    // Below the sections' names, which stay at the top on a phone.
    scrollMarginTop: { base: '4rem', md: '1rem' },
  },
});

const Legend = chakra('legend', {
  base: { textStyle: 'minor', float: 'left', width: 'full', '& + *': { clear: 'both' } },
});

/** A long form in sections, with their names beside it: each leads to its section, and says if something in it is wrong. */
export const FormSections = ({ sections }: { readonly sections: readonly FormSection[] }) => {
  const id = useId();
  const jump = (section: string): void => {
    const fields = document.getElementById(`${id}-${section}`);
    fields?.scrollIntoView({ block: 'start' });
    fields?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  };
  return (
    <Frame>
      <Nav aria-label="Sections of the form">
        {sections.map(({ id: section, title, wrong }) => (
          <Jump key={section} type="button" wrong={wrong} onClick={() => jump(section)}>
            {title}
            {wrong && <chakra.span srOnly>: something is wrong here</chakra.span>}
          </Jump>
        ))}
      </Nav>
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {sections.map(({ id: section, title, content }) => (
          <Section key={section} id={`${id}-${section}`}>
            <Legend>{title}</Legend>
            {content}
          </Section>
        ))}
      </chakra.div>
    </Frame>
  );
};
