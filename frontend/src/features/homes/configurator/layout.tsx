import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Heading, Text } from '../../../ui/text/text.tsx';
import type { ChapterName } from './chapters.ts';

/** The site's header, below which the scene stays. */
const header = '4.5rem';

/** Scene and chapters beside each other where there is room, below each other elsewhere; the bar below both. */
export const Configured = chakra('div', {
  base: {
    '--scene': { base: '17.5rem', md: '27rem' },
    display: 'grid',
    columnGap: { lg: '10', xl: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 60%) minmax(0, 1fr)' },
    // The page keeps what is scrolled to clear of its header and of the bar (ui/theme/global.css); here the scene covers more.
    '@media (min-height: 40rem) and (max-width: 63.99rem)': {
      '& :is(label, [role=radio], input, select, section)': { scrollMarginTop: 'calc(var(--scene) - 1rem)' },
    },
  },
});

/** Stays in view while the chapters are scrolled; in a window too low for that it scrolls away. */
export const SceneFrame = chakra('div', {
  base: {
    alignSelf: 'start',
    zIndex: '2',
    bg: 'paper',
    mx: { base: '-5', md: '-8', lg: '0' },
    h: { base: 'var(--scene)', lg: 'auto' },
    overflow: { base: 'hidden', lg: 'visible' },
    '@media (min-height: 40rem)': { position: 'sticky', top: { base: header, lg: '6rem' } },
  },
});

export const Chapters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10',
    pt: { base: '6', lg: '0' },
    pb: '10',
  },
});

interface ChapterProps {
  readonly name: ChapterName;
  readonly title: string;
  readonly text?: string | undefined;
  /** Closed until it is opened. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** One of the things that are chosen, one after the other. */
export const Chapter = ({ name, title, text, isFolded = false, children }: ChapterProps) => {
  const id = useId();
  return (
    <chakra.section
      id={name}
      data-chapter={name}
      aria-labelledby={id}
      borderTopWidth="1px"
      borderColor="line"
      pt="6"
      // Beside the last of them the scene must not scroll away before it has been read.
      _last={{ minH: { lg: '38rem' } }}
    >
      {isFolded ? (
        <chakra.details>
          <chakra.summary cursor="pointer" css={{ '& h2': { display: 'inline', marginInlineStart: '1' } }}>
            <Heading id={id} look="subheading">
              {title}
            </Heading>
          </chakra.summary>
          <chakra.div mt="5">{children}</chakra.div>
        </chakra.details>
      ) : (
        <>
          <Heading id={id} look="subheading">
            {title}
          </Heading>
          {text && (
            <Text look="small" quiet mt="1" textWrap="pretty">
              {text}
            </Text>
          )}
          <chakra.div mt="5">{children}</chakra.div>
        </>
      )}
    </chakra.section>
  );
};
