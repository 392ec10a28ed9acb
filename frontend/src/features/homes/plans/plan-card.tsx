import type { PlanCardFragment } from '../../../gql/generated.ts';
import { useNarrow } from '../../../ui/actions/narrow-window.ts';
import { catalogHome, hasPlan, slugOf } from './results/catalog-result.ts';
import type { ShowPrice } from './results/home-summary.ts';
import { FileLink, HomeCard } from './results/home-card.tsx';

interface PlanCardProps {
  readonly plan: PlanCardFragment;
  readonly why: string;
  readonly price?: ShowPrice | undefined;
  readonly onEnlarge: () => void;
}

/** A matching home of the catalog. */
export const PlanCard = ({ plan, why, price, onEnlarge }: PlanCardProps) => (
  <HomeCard
    home={catalogHome(slugOf(plan), { ...plan, hasPlan: hasPlan(plan) }, useNarrow())}
    why={why}
    description={plan.description}
    price={price?.({ slug: slugOf(plan) })}
    onEnlarge={onEnlarge}
    files={
      hasPlan(plan) && (
        <FileLink
          href={`/api/homes/${slugOf(plan)}/plan.pdf`}
          target="_blank"
          rel="noopener"
          aria-label={`Floor plan as PDF: ${plan.name}, opens in a new tab`}
        >
          Floor plan as PDF
        </FileLink>
      )
    }
  />
);
