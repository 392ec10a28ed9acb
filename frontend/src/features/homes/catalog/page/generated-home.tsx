import { keepsFromSale, withoutFurniture } from '@hearthline/model/check/without-furniture.ts';
import { feetInches, wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { splitCode } from '@hearthline/model/edit/edit-text.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { planQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { useMemo, type ReactNode } from 'react';
import type { Configuration } from '../../../../domain/configuration.ts';
import { drawnHome } from '../../../../domain/drawn-home.ts';
import type { MyHome } from '../../../../domain/my-design.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { Container } from '../../../../ui/layout/surface.tsx';
import type { HomeFact } from './home-facts.tsx';
import { HomeView } from './home-view.tsx';
import { useFindings } from '../plan/plan-findings.ts';
import { usePlan } from './use-plan-document.ts';

const widths = { single: 'Single wide', double: 'Double wide', triple: 'Triple wide' } as const;

const bathsOf = ({ fullBaths, threeQuarterBaths, halfBaths }: Plan['summary']): string =>
  String(fullBaths + threeQuarterBaths + halfBaths / 2);

/** What a plan document says of its home. */
const factsOfPlan = ({ summary, length, width }: Plan): HomeFact[] => [
  { name: 'Bedrooms', value: String(summary.bedrooms) },
  { name: 'Baths', value: bathsOf(summary) },
  { name: 'Square feet', value: wholeNumber(summary.squareFeet) },
  { name: 'Length × width', value: `${feetInches(length)} × ${feetInches(width)}` },
];

interface Slots {
  /** Finds what is chosen for the home. */
  readonly configure: (home: MyHome, draw: (configuration: Configuration) => ReactNode) => ReactNode;
  /** The home with everything that is chosen for it; `planBase` is where the files of its plan are. */
  readonly configurator: (drawn: {
    readonly configuration: Configuration;
    readonly intro: ReactNode;
    readonly planBase: string;
    readonly booking: string | null;
  }) => ReactNode;
  /** What else can be done with the plan. */
  readonly actions?: (configuration: Configuration) => ReactNode;
  /** What it costs, in short and at length. */
  readonly shortPrice?: (configuration: Configuration) => ReactNode;
  readonly price?: (configuration: Configuration) => ReactNode;
}

interface GeneratedHomeProps extends Slots {
  /** The code of the design, as in its address. */
  readonly code: string;
  /** What is shown when there is no such design. */
  readonly notFound: ReactNode;
}

/**
 * Whether a plan can be booked. Each one that was drawn passes every rule; one that was changed may break some, so that it is
 * checked first, without its furniture.
 */
const useBookable = (code: string, plan: GeneratedPlan | null): { isBookable: boolean; remark?: string } => {
  const isChanged = splitCode(code).edits !== '';
  const empty = useMemo(
    () => (isChanged && plan ? withoutFurniture(plan, plan.wish) : null),
    [isChanged, plan],
  );
  const { found } = useFindings(empty?.plan ?? null, empty?.wish);
  if (!isChanged) return { isBookable: true };
  if (found === null) return { isBookable: false };
  if (found === 'failed')
    return { isBookable: false, remark: 'The changes of this plan could not be checked.' };
  if (!found.some(keepsFromSale)) return { isBookable: true };
  return {
    isBookable: false,
    remark: 'This plan was changed and does not meet every requirement. It can be booked once it does.',
  };
};

/** The page of a plan that was drawn for a visitor. */
export const GeneratedHome = ({
  code,
  notFound,
  configure,
  configurator,
  actions,
  shortPrice,
  price,
}: GeneratedHomeProps) => {
  const base = `/api/floor-plans/designs/${encodeURIComponent(code)}`;
  const plan = usePlan(`${base}.json`);
  const { loaded, retry } = plan;
  usePageTitle(loaded.state === 'loaded' ? loaded.value.name : undefined);
  const { isBookable, remark } = useBookable(
    code,
    loaded.state === 'loaded' ? (loaded.value as GeneratedPlan) : null,
  );
  if (loaded.state === 'missing') return notFound;
  if (loaded.state !== 'loaded')
    return (
      <Container py={{ base: '12', md: '20' }}>
        {loaded.state === 'loading' ? (
          <SkeletonScreen label="Loading the plan" />
        ) : (
          <ErrorNotice title="The plan could not be loaded" onRetry={retry}>
            Please check your connection and try again.
          </ErrorNotice>
        )}
      </Container>
    );
  const { name, widthClass } = loaded.value;
  return configure(drawnHome(code, loaded.value), (configuration) => (
    <HomeView
      kind={`${widths[widthClass]}, drawn for you`}
      name={name}
      description="Drawn to scale from your wishes, with furniture. See every room, measure it, and download the plan."
      facts={factsOfPlan(loaded.value)}
      configurator={(intro) =>
        configurator({
          configuration,
          intro,
          planBase: base,
          booking: isBookable ? `/appointments${planQuery(code)}` : null,
        })
      }
      planBase={base}
      plan={plan}
      actions={actions?.(configuration)}
      shortPrice={shortPrice?.(configuration)}
      price={price?.(configuration)}
      remark={remark}
    />
  ));
};
