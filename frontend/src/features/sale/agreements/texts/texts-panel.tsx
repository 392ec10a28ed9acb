import { chakra } from '@chakra-ui/react/styled-system';
import { partTitles, textKeys, type TextKey } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useState } from 'react';
import { useAgreementTextsQuery } from '../../../../gql/generated.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { FieldNames } from './field-names.tsx';
import { Warranties } from './warranties.tsx';
import { TextForm } from './text-form.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** The texts that agreements are made of, one after the other. */
export const AgreementTextsPanel = () => {
  const { data, loading, error, refetch } = useAgreementTextsQuery(networkOnly);
  const [key, setKey] = useState<TextKey>('dispute');
  const text = data?.agreementTexts.find((one) => one.key === key);
  return (
    <Panel
      title="Agreement texts"
      text="The texts of purchase agreements and disclosures. Changes apply to new agreements."
    >
      <FormMessage>{agreementSentences.samples}</FormMessage>
      {error && !loading ? (
        <LoadError title="We could not load the texts" error={error} retry={refetch} />
      ) : !text ? (
        <Skeleton minH="24rem" data-skeleton />
      ) : (
        <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <SelectField
            label="Part"
            value={key}
            onChange={(event) => setKey(event.currentTarget.value as TextKey)}
          >
            {textKeys.map((one, index) => (
              <option key={one} value={one}>
                {index + 1}. {partTitles[one]}
              </option>
            ))}
          </SelectField>
          <TextForm
            key={key}
            text={text}
            reload={async () => (await refetch()).data?.agreementTexts.find((one) => one.key === key)}
          />
          <chakra.details>
            <chakra.summary textStyle="small" fontWeight="600" cursor="pointer">
              Fields that texts can name
            </chakra.summary>
            <FieldNames />
          </chakra.details>
        </Card>
      )}
      <Warranties />
    </Panel>
  );
};
