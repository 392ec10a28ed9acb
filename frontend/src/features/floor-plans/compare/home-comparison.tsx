import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type ReactNode } from 'react';
import { useNarrow } from '../../../ui/actions/narrow-window.ts';
import { useModal } from '../../../ui/dialogs/modal.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { CloseIcon } from '../../../ui/theme/icons.tsx';
import type { HomeSummary } from '../results/home-summary.ts';
import { useComparedHomes } from './compared-homes.ts';
import { facts } from './facts.ts';

const Screen = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: 'auto',
    width: { base: '100vw', sm: 'calc(100vw - 2rem)' },
    maxW: { base: '100vw', sm: '84rem' },
    maxH: { base: '100dvh', sm: 'calc(100dvh - 2rem)' },
    height: { base: '100dvh', sm: 'auto' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'ink',
    borderWidth: { base: '0', sm: '1px' },
    borderColor: 'line',
    borderRadius: { base: '0', sm: 'xl' },
    p: { base: '4', sm: '6' },
    _open: { animation: 'appear 120ms ease-out' },
    _backdrop: { bg: 'rgb(12 18 14 / 0.55)' },
  },
});

/** A row of facts: its name stays in view while the columns are moved sideways on a phone. */
const Row = ({ title, cells }: { readonly title: string; readonly cells: readonly ReactNode[] }) => (
  <chakra.tr borderTopWidth="1px" borderColor="line">
    <chakra.th scope="row" textAlign="start" textStyle="small" color="quiet" fontWeight="500" py="2" pe="3">
      {title}
    </chakra.th>
    {cells.map((cell, index) => (
      <chakra.td key={index} py="2" px="3" verticalAlign="top">
        {cell}
      </chakra.td>
    ))}
  </chakra.tr>
);

interface HomeComparisonProps {
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const lengthOf = (home: HomeSummary | null | undefined | 'failed'): number =>
  typeof home === 'object' && home ? home.length : 0;

/** Two or three homes side by side: their plans at one scale, and their facts in rows. */
export const HomeComparison = ({ ids, onRemove, onClose }: HomeComparisonProps) => {
  const screen = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(screen);
  const homes = useComparedHomes(ids, useNarrow());
  const longest = Math.max(...homes.map(lengthOf), 1);
  const each = (show: (home: HomeSummary) => ReactNode): ReactNode[] =>
    homes.map((home) => (typeof home === 'object' && home ? show(home) : null));

  return (
    <Screen
      ref={screen}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="start" gap="4" mb="4">
        <Heading as="h2" id={titleId}>
          Compare homes
        </Heading>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose} mt="-2" me="-2">
          <CloseIcon />
        </Button>
      </chakra.div>
      <chakra.div role="region" aria-label="Homes side by side" tabIndex={0} overflowX="auto">
        <chakra.table
          w="full"
          borderCollapse="collapse"
          tableLayout="fixed"
          minW={`${5 + 15 * ids.length}rem`}
        >
          <colgroup>
            <chakra.col w={{ base: '5.5rem', md: '8rem' }} />
          </colgroup>
          <thead>
            <tr>
              <td />
              {homes.map((home, index) => (
                <chakra.th key={ids[index]} scope="col" textAlign="start" verticalAlign="top" px="3" pb="2">
                  {home === undefined ? (
                    <Skeleton minH="6" />
                  ) : home === null || home === 'failed' ? (
                    <Text fontWeight="400">
                      {home === null ? 'This home is no longer offered.' : 'This home could not be loaded.'}
                    </Text>
                  ) : (
                    <>
                      <Heading as="h3" look="subheading">
                        {home.name}
                      </Heading>
                      <Text look="small" quiet fontWeight="400">
                        {home.kind}
                      </Text>
                    </>
                  )}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              title="Plan, at one scale"
              cells={each(({ drawing, length }) =>
                drawing ? (
                  <Picture
                    dusk
                    src={drawing.src}
                    alt={drawing.alt}
                    w={`${Math.round((100 * length) / longest)}%`}
                    bg="surface"
                    aspectRatio={drawing.ratio}
                    objectFit="contain"
                  />
                ) : (
                  'No floor plan yet'
                ),
              )}
            />
            <Row
              title="From the front"
              cells={each(({ exterior: { src, alt, ratio } }) => (
                <Picture
                  dusk
                  src={src}
                  alt={alt}
                  w="full"
                  aspectRatio={ratio}
                  objectFit="cover"
                  borderRadius="md"
                />
              ))}
            />
            {facts.map(({ title, of }) => (
              <Row key={title} title={title} cells={each(of)} />
            ))}
            <Row
              title="Next"
              cells={homes.map((home, index) => (
                <chakra.div key={ids[index]} display="flex" flexWrap="wrap" gap="2">
                  {typeof home === 'object' && home && (
                    <>
                      <ButtonLink to={home.page} size="sm" aria-label={`See the ${home.name}`}>
                        See this home
                      </ButtonLink>
                      <ButtonLink
                        to={home.booking}
                        variant="outline"
                        size="sm"
                        aria-label={`Book Consultation about the ${home.name}`}
                      >
                        Book Consultation
                      </ButtonLink>
                    </>
                  )}
                  <Button variant="ghost" size="sm" onClick={() => onRemove(ids[index] ?? '')}>
                    Remove
                  </Button>
                </chakra.div>
              ))}
            />
          </tbody>
        </chakra.table>
      </chakra.div>
    </Screen>
  );
};
