import { chakra } from '@chakra-ui/react/styled-system';
import { maxCompared } from '@hearthline/rules/homes/compare/compared.ts';
import { isBlankOffer, readOffer } from '@hearthline/rules/homes/compare/offer.ts';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '../../../../ui/actions/narrow-window.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { HomeSummary } from '../results/home-summary.ts';
import { CompareActions } from './compare-actions.tsx';
import { CompareRow, CompareTable } from './table/compare-table.tsx';
import { useComparedUrl } from './compare-url.ts';
import { useComparedHomes, type ComparedHome } from './compared-homes.ts';
import { designAmong, useComparedPrices } from './compared-prices.ts';
import { CompareIntro, HomeDifferences } from './home-differences.tsx';
import { Cell } from './table/cell.tsx';
import { comparedRows, saysTheSame, textOf } from './table/compared-rows.ts';
import { HomeHead, OfferHead } from './table/column-heads.tsx';
import { HomePicker } from './home-picker.tsx';
import { offerCells } from './table/offer-rows.tsx';
import { OfferDifferences } from './table/offer-differences.tsx';
import { usePlanSheets } from './table/plan-sheets.ts';
import { gridFeet, ScaledPlan, shownInches } from './table/scaled-plan.tsx';
import { HousePicture } from './table/compared-picture.tsx';
import { useTheirOffer } from './their-offer.ts';

const known = (home: ComparedHome): HomeSummary | null => (typeof home === 'object' ? home : null);

/** As high as most plans are when one fills its column. */
const planPlaceholder = <Skeleton aspectRatio="2 / 1" />;

/** Up to three homes side by side, and another builder's offer beside them. */
export const Comparison = () => {
  const { ids, add, remove } = useComparedUrl();
  const narrow = useNarrow();
  const homes = useComparedHomes(ids, narrow);
  const prices = useComparedPrices(homes);
  const { fields, change, clear } = useTheirOffer();
  const [isRequested, setRequested] = useState(false);
  const withOffer = isRequested || !isBlankOffer(fields);
  const offer = readOffer(fields);
  const sheets = usePlanSheets(homes.map((home) => known(home)?.drawing?.src));
  const across = shownInches(sheets);

  if (ids.length === 0)
    return (
      <>
        <CompareIntro />
        <EmptyState
          as="h2"
          title="Which homes do you want to compare?"
          text="Choose up to three: from the catalog, your own designs, or the plans that the generator finds."
        >
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <HomePicker ids={ids} onAdd={add} />
            <ButtonLink to="/floor-plan-generator" variant="outline">
              Find floor plans
            </ButtonLink>
          </chakra.div>
        </EmptyState>
      </>
    );

  const columns = ids.length + (withOffer ? 1 : 0);
  /** A cell for each home, as high while the home is loading, and one for their offer. */
  const cells = (
    show: (home: HomeSummary, index: number) => ReactNode,
    theirs: ReactNode = null,
    placeholder: ReactNode = <Skeleton minH="6" />,
  ): ReactNode[] => [
    ...homes.map((home, index) => {
      const one = known(home);
      if (home === undefined) return placeholder;
      return one ? show(one, index) : null;
    }),
    ...(withOffer ? [theirs] : []),
  ];
  const design = designAmong(homes);
  const loan = design?.content.loan ?? null;
  const theirs = withOffer ? offerCells(offer, loan, { fields, onChange: change }) : {};
  // Once all is known: a row that goes where it is not seen takes its place along.
  const isSettled = homes.every((home, index) => home !== undefined && prices[index] !== undefined);
  const rows = comparedRows(loan?.kind ?? null).map((row) => {
    const texts = homes.map((home, index) => {
      const one = known(home);
      return one && textOf(row, one, prices[index]);
    });
    // What can be answered for their offer stays in sight.
    const isSame = isSettled && !theirs[row.key] && saysTheSame(texts.filter((text) => text !== null));
    const shown = cells((_, index) => {
      const text = texts[index];
      return text ? <Cell text={text} row={row} /> : <Skeleton minH="6" />;
    }, theirs[row.key]);
    return { isSame, row: <CompareRow key={row.key} title={row.title} cells={shown} /> };
  });
  // Of one that is delivered, if there is: the others say why they are not in place of their total.
  const assumptions = (prices.find((price) => price?.delivered) ?? prices.find(Boolean))?.assumptions ?? [];
  const actions = (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      ms={{ lg: 'auto' }}
      css={{ '--control': '2.75rem' }}
      _print={{ display: 'none' }}
    >
      <CompareActions ids={ids} offer={fields} />
    </chakra.div>
  );
  return (
    <>
      {ids.length > 1 ? <HomeDifferences homes={homes} prices={prices} /> : <CompareIntro />}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        mb="4"
        css={{ '--control': '2.75rem' }}
        _print={{ display: 'none' }}
      >
        {ids.length < maxCompared && <HomePicker ids={ids} onAdd={add} />}
        {!withOffer && (
          <Button variant="outline" size="sm" onClick={() => setRequested(true)}>
            Add their offer
          </Button>
        )}
        {/* On a phone the homes come first. */}
        {!narrow && actions}
      </chakra.div>
      <CompareTable
        columns={columns}
        same={rows.filter(({ isSame }) => isSame).map(({ row }) => row)}
        head={
          <>
            {homes.map((home, index) => (
              <HomeHead key={ids[index]} home={home} id={ids[index] ?? ''} onRemove={remove} />
            ))}
            {withOffer && (
              <OfferHead
                fields={fields}
                onChange={change}
                isRequested={isRequested}
                onClear={() => {
                  clear();
                  setRequested(false);
                }}
              />
            )}
          </>
        }
      >
        <CompareRow
          title="From the front"
          cells={cells(
            ({ exterior }) => (
              <HousePicture {...exterior} />
            ),
            null,
            <Skeleton aspectRatio="3 / 2" />,
          )}
        />
        <CompareRow
          title="Plan, at one scale"
          cells={cells(
            ({ drawing }, index) => {
              const sheet = sheets[index];
              if (!drawing) return 'No floor plan yet';
              if (sheet === undefined) return planPlaceholder;
              return sheet && <ScaledPlan drawing={drawing} sheet={sheet} across={across} />;
            },
            <chakra.span textStyle="small" color="quiet">
              Each square of the grid is {gridFeet} feet wide.
            </chakra.span>,
            planPlaceholder,
          )}
        />
        {rows.filter(({ isSame }) => !isSame).map(({ row }) => row)}
      </CompareTable>
      {withOffer && (
        <OfferDifferences
          offer={offer}
          homes={homes.flatMap((home, index) => {
            const one = known(home);
            return one
              ? [
                  {
                    name: one.name,
                    squareFeet: one.squareFeet,
                    bedrooms: one.bedrooms,
                    baths: one.baths.value,
                    lines: prices[index]?.lines ?? [],
                  },
                ]
              : [];
          })}
        />
      )}
      {narrow && <chakra.div mt="4">{actions}</chakra.div>}
      <Text
        look="fine"
        quiet
        mt="4"
        maxW="90ch"
        _print={{ maxW: 'none', fontSize: '7.5pt', lineHeight: '1.3', mt: '2mm' }}
      >
        {design && ids.length > 1 && `All homes are priced for the lot and the loan of ${design.name}. `}
        {assumptions.length > 0 && `Assumed: ${assumptions.join(' ')} `}
        Each square of the grid is {gridFeet} feet wide. Estimates of today, not an offer of credit: your
        lender decides.
        {withOffer &&
          ' Their offer stays in this browser and in the link that you copy; it is not sent to us.'}
      </Text>
    </>
  );
};
