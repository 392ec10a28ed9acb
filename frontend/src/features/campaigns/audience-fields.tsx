import { chakra } from '@chakra-ui/react/styled-system';
import { contactStatuses } from '@hearthline/rules/contacts.ts';
import type { Audience } from '@hearthline/rules/campaigns.ts';
import { plainWords } from '@hearthline/rules/words.ts';
import type { CampaignOptionsQuery } from '../../gql/generated.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextField } from '../../ui/field.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading } from '../../ui/text.tsx';
import { statusOptions } from './campaign-words.ts';
import { OtherTag } from './other-tag.tsx';

interface AudienceFieldsProps {
  readonly value: Audience;
  readonly options: Pick<CampaignOptionsQuery['campaignOptions'], 'sources' | 'tags'>;
  readonly error: string | undefined;
  readonly onChange: (value: Audience) => void;
}

/** What is offered, and whatever was chosen before. */
const offered = (words: readonly string[], chosen: readonly string[]): string[] => [...new Set([...words, ...chosen])];

/** Who gets the campaign; nothing chosen in a row means everybody. */
export const AudienceFields = ({ value, options, error, onChange }: AudienceFieldsProps) => {
  const change = (part: Partial<Audience>): void => onChange({ ...value, ...part });
  return (
    <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" look="subheading">Audience</Heading>
      <ChipGroup legend="Status" help="(any when none is chosen)" options={statusOptions} chosen={value.statuses} onChange={(chosen) => change({ statuses: contactStatuses.filter((status) => chosen.includes(status)) })} />
      <ChipGroup legend="Source" options={offered(options.sources, value.sources).map((id) => ({ id, title: plainWords(id) }))} chosen={value.sources} onChange={(sources) => change({ sources })} />
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <ChipGroup legend="Tags" help="(contacts with at least one of them)" options={offered(options.tags, value.tags).map((id) => ({ id, title: id }))} chosen={value.tags} onChange={(tags) => change({ tags })} />
        <OtherTag onAdd={(tag) => change({ tags: offered(value.tags, [tag]) })} />
      </chakra.div>
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))">
        <TextField label="Added from" type="date" value={value.createdFrom ?? ''} onChange={(event) => change({ createdFrom: event.target.value || null })} />
        <TextField label="Added until" type="date" value={value.createdTo ?? ''} error={error} onChange={(event) => change({ createdTo: event.target.value || null })} />
      </chakra.div>
    </Card>
  );
};
