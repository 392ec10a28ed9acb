import type { DrawnPlanFragment } from '../../../../gql/generated.ts';
import { useNarrow } from '../../../../ui/actions/narrow-window.ts';
import type { ShowPrice } from '../results/home-summary.ts';
import { FileLink, HomeCard } from '../results/home-card.tsx';
import { designFile, designHome } from './design-home.ts';
import { planText } from './plan-words.ts';

const files = [
  { kind: 'pdf', title: 'PDF', what: 'as PDF, to scale, opens in a new tab', opens: true },
  { kind: 'png', title: 'PNG', what: 'as PNG picture, opens in a new tab', opens: true },
  { kind: 'dxf', title: 'DXF', what: 'as DXF for drafting programs, download', opens: false },
] as const;

interface DrawnPlanCardProps {
  readonly plan: DrawnPlanFragment;
  readonly why: string;
  readonly price?: ShowPrice | undefined;
  readonly onEnlarge: () => void;
}

/** A plan that was drawn for the visitor. */
export const DrawnPlanCard = ({ plan, why, price, onEnlarge }: DrawnPlanCardProps) => (
  <HomeCard
    home={designHome(plan, useNarrow())}
    why={why}
    description={planText(plan)}
    price={price?.({ planCode: plan.code })}
    onEnlarge={onEnlarge}
    files={files.map(({ kind, title, what, opens }) => (
      <FileLink
        key={kind}
        href={designFile(plan.code, kind)}
        {...(opens ? { target: '_blank', rel: 'noopener' } : { download: true })}
        aria-label={`${plan.name} ${what}`}
      >
        {title}
      </FileLink>
    ))}
  />
);
