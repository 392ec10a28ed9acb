import { chakra } from '@chakra-ui/react/styled-system';
import type { CatalogDetailsFragment } from '../../../../gql/generated.ts';
import { homeTones } from '../../../../domain/state-tones.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { GlobeIcon } from '../../../../ui/theme/further-icons.tsx';
import { isUnchecked, publicPage, statusTitles } from '../catalog-words.ts';

interface HomeHeadProps {
  readonly home: CatalogDetailsFragment | null;
  /** Saving is the main action while something is typed. */
  readonly typing: boolean;
  readonly disabled: boolean;
  readonly onPublish: () => void;
  readonly onWithdraw: (home: CatalogDetailsFragment) => void;
}

const sinceText = ({ status, publishedAt, updatedAt }: CatalogDetailsFragment): string =>
  status === 'published' && publishedAt
    ? `Since ${instantDayText(publishedAt)}`
    : `Changed ${instantDayText(updatedAt)}`;

/** Where a home stands, and what moves it on. */
export const HomeHead = ({ home, typing, disabled, onPublish, onWithdraw }: HomeHeadProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" _print={{ display: 'none' }}>
    {home ? (
      <>
        <Badge tone={homeTones[home.status]}>{statusTitles[home.status]}</Badge>
        {isUnchecked(home) && <Badge tone="act">Not checked</Badge>}
        <Text look="small" quiet>
          {sinceText(home)}
        </Text>
      </>
    ) : (
      <Text look="small" quiet>
        A draft at first: visitors see it once you publish it.
      </Text>
    )}
    <chakra.div display="flex" flexWrap="wrap" gap="2" ms={{ md: 'auto' }}>
      {home?.status === 'published' ? (
        <>
          <ButtonLink variant="outline" to={publicPage(home)} target="_blank" rel="noopener">
            <GlobeIcon />
            Public page
          </ButtonLink>
          <Button variant="outline" disabled={disabled} onClick={() => onWithdraw(home)}>
            Withdraw
          </Button>
        </>
      ) : (
        <Button variant={typing ? 'outline' : 'solid'} disabled={disabled} onClick={onPublish}>
          {typing ? 'Save and publish' : 'Publish'}
        </Button>
      )}
    </chakra.div>
    {home && isUnchecked(home) && home.uncheckedReason && (
      <Text look="small" quiet flexBasis="100%" overflowWrap="anywhere">
        Published without check: {home.uncheckedReason}
      </Text>
    )}
  </chakra.div>
);
