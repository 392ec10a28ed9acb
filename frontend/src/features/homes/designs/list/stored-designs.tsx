import { chakra } from '@chakra-ui/react/styled-system';
import { comparePath, maxCompared } from '@hearthline/rules/homes/compare/compared.ts';
import { designPath } from '@hearthline/rules/homes/designs/code.ts';
import { useNavigate } from 'react-router-dom';
import { storeDesign } from '../../../../domain/stored-design.ts';
import { useStoredEntries, type StoredEntry } from '../../../../domain/my-design-state.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { DesignCard } from './design-card.tsx';

interface EntryProps extends StoredEntry {
  /** Whether the other pages work on it. */
  readonly isMine: boolean;
}

const Entry = ({ stored, design, isMine }: EntryProps) => {
  const navigate = useNavigate();
  if (!design) return <Skeleton minH="3rem" borderRadius="md" />;
  const name = design.name ?? design.home?.name ?? 'this design';
  return (
    <DesignCard design={design} layout="line">
      {isMine ? (
        <Text look="fine" quiet>
          Your home now
        </Text>
      ) : (
        <Button
          variant="outline"
          size="sm"
          mt="1.5"
          aria-label={`Make it my home: ${name}`}
          onClick={() => {
            storeDesign(stored);
            void navigate(designPath(stored.code));
          }}
        >
          Make it my home
        </Button>
      )}
    </DesignCard>
  );
};

/** The designs that this browser holds, to switch between them; nothing for a single one that is on the page already. */
export const StoredDesigns = ({ shown }: { readonly shown: string }) => {
  const entries = useStoredEntries();
  const others = entries.filter(({ stored }) => stored.code !== shown);
  if (others.length === 0) return null;
  const compared = [shown, ...others.map(({ stored }) => stored.code)].slice(0, maxCompared);
  return (
    <Panel
      title="Designs in this browser"
      actions={
        <ButtonLink variant="outline" size="sm" to={comparePath(compared)}>
          Compare them
        </ButtonLink>
      }
    >
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
        _print={{ display: 'none' }}
      >
        {entries.map((entry, index) => (
          <Entry key={entry.stored.code} {...entry} isMine={index === 0} />
        ))}
      </chakra.div>
    </Panel>
  );
};
