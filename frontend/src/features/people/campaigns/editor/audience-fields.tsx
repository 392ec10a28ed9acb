import { chakra } from '@chakra-ui/react/styled-system';
import { contactStatuses } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { useController, type Control } from 'react-hook-form';
import type { CampaignOptionsQuery } from '../../../../gql/generated.ts';
import { ChipGroup } from '../../../../ui/forms/chip-group.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import type { CampaignFields, CampaignValues } from './campaign-schema.ts';
import { statusOptions } from '../campaign-words.ts';
import { OtherTag } from './other-tag.tsx';

interface AudienceFieldsProps {
  readonly control: Control<CampaignFields, unknown, CampaignValues>;
  readonly options: Pick<CampaignOptionsQuery['campaignOptions'], 'sources' | 'tags'>;
}

/** The options, including earlier choices that are no longer among them. */
const offered = (words: readonly string[], chosen: readonly string[]): string[] => [
  ...new Set([...words, ...chosen]),
];

/** Chooses who gets the campaign; a row without a choice does not restrict it. */
export const AudienceFields = ({ control, options }: AudienceFieldsProps) => {
  const {
    field: statuses,
    fieldState: { error: wrongStatuses },
  } = useController({ control, name: 'statuses' });
  const {
    field: sources,
    fieldState: { error: wrongSources },
  } = useController({ control, name: 'sources' });
  const {
    field: tags,
    fieldState: { error: wrongTags },
  } = useController({ control, name: 'tags' });
  const {
    field: createdFrom,
    fieldState: { error: wrongFrom },
  } = useController({ control, name: 'createdFrom', rules: { deps: ['createdTo'] } });
  const {
    field: createdTo,
    fieldState: { error: wrongTo },
  } = useController({ control, name: 'createdTo' });
  const wrong = wrongStatuses ?? wrongSources ?? wrongTags;
  return (
    <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Heading look="subheading">Audience</Heading>
      <ChipGroup
        legend="Status"
        help="(leave blank for any)"
        options={statusOptions}
        chosen={statuses.value}
        onChange={(chosen) => statuses.onChange(contactStatuses.filter((status) => chosen.includes(status)))}
      />
      <ChipGroup
        legend="Source"
        options={offered(options.sources, sources.value).map((id) => ({ id, title: humanize(id) }))}
        chosen={sources.value}
        onChange={sources.onChange}
      />
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <ChipGroup
          legend="Tags"
          help="(contacts with any of these)"
          options={offered(options.tags, tags.value).map((id) => ({ id, title: id }))}
          chosen={tags.value}
          onChange={tags.onChange}
        />
        <OtherTag onAdd={(tag) => tags.onChange(offered(tags.value, [tag]))} />
      </chakra.div>
      {wrong?.message && <FormMessage tone="error">{wrong.message}</FormMessage>}
      <FieldRow>
        <TextField label="Added on or after" type="date" error={wrongFrom?.message} {...createdFrom} />
        <TextField label="Added on or before" type="date" error={wrongTo?.message} {...createdTo} />
      </FieldRow>
    </Card>
  );
};
