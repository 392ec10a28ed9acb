import { chakra } from '@chakra-ui/react/styled-system';
import { runsOf, type BlockRun, type Reading } from '@hearthline/rules/sale/agreements/reading.ts';
import { useEffect, useRef } from 'react';
import { Heading, Text } from '../../../../ui/text/text.tsx';

const Cell = chakra('td', {
  base: {
    py: '2',
    pe: { base: '2', md: '4' },
    overflowWrap: 'break-word',
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderColor: 'line',
    _last: { pe: '0' },
  },
});

/** How wide the columns of a table are, by their number: on a phone, and on wider screens. */
const widths: Readonly<Record<number, readonly (readonly [phone: string, wide: string])[]>> = {
  2: [
    ['34%', '34%'],
    ['66%', '66%'],
  ],
  3: [
    ['38%', '44%'],
    ['28%', '32%'],
    ['34%', '24%'],
  ],
};

/** The same of names with an amount each. */
const widthsOfAmounts = [
  ['60%', '66%'],
  ['40%', '34%'],
] as const;
const amount = /^[+-]?\$[\d,]+\.\d\d$/;
const hasAmounts = (blocks: BlockRun['blocks']): boolean =>
  blocks.every(({ cells = [] }) => cells.length === 2 && amount.test(cells[1] ?? ''));

/** What a cell says, and what is noted below it. */
const Lines = ({ text }: { readonly text: string }) => {
  const [first, ...notes] = text.split('\n');
  return (
    <>
      {first}
      {notes.map((note) => (
        <Text key={note} as="span" display="block" look="fine" quiet fontWeight="400">
          {note}
        </Text>
      ))}
    </>
  );
};

/** A table of the agreement; the first cell of a row names it. */
const Rows = ({ blocks, title }: Pick<BlockRun, 'blocks'> & { readonly title: string }) => {
  const width = blocks[0]?.cells?.length ?? 0;
  const isSum = hasAmounts(blocks);
  return (
    <chakra.table w="full" textStyle="small" aria-label={title} borderCollapse="collapse" tableLayout="fixed">
      <colgroup>
        {(isSum ? widthsOfAmounts : (widths[width] ?? [])).map(([base, md], place) => (
          <chakra.col key={place} w={{ base, md }} />
        ))}
      </colgroup>
      <tbody>
        {blocks.map(({ cells = [] }, index) => (
          <tr key={index}>
            {cells.map((text, place) =>
              place === 0 ? (
                <Cell key={place} as="th" scope="row" textAlign="start" fontWeight="550">
                  <Lines text={text} />
                </Cell>
              ) : (
                <Cell
                  key={place}
                  color={place < width - 1 ? 'quiet' : undefined}
                  textAlign={(isSum || width > 2) && place === width - 1 ? 'end' : 'start'}
                  fontVariantNumeric="tabular-nums"
                >
                  <Lines text={text} />
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
};

const Run = ({ run: { kind, blocks }, title }: { readonly run: BlockRun; readonly title: string }) => {
  if (kind === 'row') return <Rows blocks={blocks} title={title} />;
  if (kind === 'item')
    return (
      <chakra.ul display="grid" gap="1.5" ps="5" listStyleType="disc" textStyle="small">
        {blocks.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </chakra.ul>
    );
  const text = blocks[0]?.text ?? '';
  return kind === 'heading' ? (
    <Heading as="h4" look="minor" pt="2">
      {text}
    </Heading>
  ) : (
    <Text look="small" maxW="prose">
      {text}
    </Text>
  );
};

/** Runs with the heading that each stands under. */
const titled = (
  title: string,
  runs: readonly BlockRun[],
): { readonly run: BlockRun; readonly title: string }[] => {
  let under = title;
  return runs.map((run) => {
    if (run.kind === 'heading') under = run.blocks[0]?.text ?? under;
    return { run, title: under };
  });
};

interface ReadingViewProps {
  readonly id: string;
  /** What it is, as in `The agreement`. */
  readonly label: string;
  readonly reading: Reading;
}

/** What a document says, as a page: the same as its PDF, in the same order. */
export const ReadingView = ({ id, label, reading }: ReadingViewProps) => {
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever has asked for it goes on reading there.
    start.current?.focus();
  }, []);
  return (
    <chakra.article
      ref={start}
      id={id}
      tabIndex={-1}
      aria-label={label}
      display="grid"
      gap="8"
      gridTemplateColumns="minmax(0, 1fr)"
      borderTopWidth="1px"
      borderColor="line"
      pt="5"
      overflowWrap="anywhere"
    >
      {reading.parts.map(({ key, title, blocks }) => (
        <chakra.section
          key={key}
          aria-label={title}
          display="grid"
          gap="3"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <Heading as="h3" look="subheading">
            {title}
          </Heading>
          {titled(title, runsOf(blocks)).map(({ run, title: under }, index) => (
            <Run key={index} run={run} title={under} />
          ))}
        </chakra.section>
      ))}
    </chakra.article>
  );
};
