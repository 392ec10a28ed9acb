import { legalKeys, legalTitles, type LegalKey } from '@hearthline/rules/legal/pages.ts';
import { useState } from 'react';
import { useLegalTextQuery } from '../../../../gql/generated.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { LegalTextForm } from './legal-text-form.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** The legal pages of the site, one after the other. */
export const LegalTextsPanel = () => {
  const [key, setKey] = useState<LegalKey>('privacy');
  const { data, loading, error, refetch } = useLegalTextQuery({
    variables: { key },
    ...networkOnly,
  });
  const text = data?.legalText.key === key ? data.legalText : undefined;
  return (
    <Panel
      title="Privacy and terms"
      text="The pages that the footer of the public site leads to. The texts that come with the installation are samples: have a lawyer check them."
    >
      {error && !loading ? (
        <LoadError title="We could not load the text" error={error} retry={refetch} />
      ) : (
        <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <SelectField
            label="Page"
            value={key}
            onChange={(event) => setKey(event.currentTarget.value as LegalKey)}
          >
            {legalKeys.map((one) => (
              <option key={one} value={one}>
                {legalTitles[one]}
              </option>
            ))}
          </SelectField>
          {text ? (
            <LegalTextForm key={key} text={text} reload={async () => (await refetch()).data?.legalText} />
          ) : (
            <Skeleton minH="24rem" data-skeleton />
          )}
        </Card>
      )}
    </Panel>
  );
};
