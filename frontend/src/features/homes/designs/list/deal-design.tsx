import { useDesignOfDealQuery } from '../../../../gql/generated.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { DesignCard } from './design-card.tsx';

interface DealDesignProps {
  readonly code: string;
  /** The version that the deal began with. */
  readonly version: number | null;
}

/** The design that a deal is about, with what the buyer has changed since the deal named it. */
export const DealDesign = ({ code, version }: DealDesignProps) => {
  const { data, error, loading, refetch } = useDesignOfDealQuery({
    variables: { code },
  });
  const design = data?.design;
  if (!design && loading) return <Skeleton height="10rem" />;
  if (!design)
    return (
      <ErrorNotice
        title="Its design could not be loaded"
        onRetry={error && (() => void refetch().catch(() => undefined))}
      />
    );
  const later = version === null ? [] : design.versions.filter((one) => one.version > version);
  const changes = later.toReversed().flatMap((one) => one.changes);
  return (
    <DesignCard design={design} layout="row">
      {version !== null && (
        <Text look="small" quiet={changes.length === 0} overflowWrap="anywhere">
          {changes.length > 0
            ? `Changed since version ${version}, with which the deal began: ${changes.join(', ')}.`
            : `Unchanged since version ${version}, with which the deal began.`}
        </Text>
      )}
    </DesignCard>
  );
};
