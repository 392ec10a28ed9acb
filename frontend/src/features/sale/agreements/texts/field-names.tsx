import { agreementFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';
import { Code } from '../../../../ui/text/text.tsx';

/** Every field that a text can name, with what it stands for and an example. */
export const FieldNames = () => (
  <chakra.div mt="3">
    <FactRows
      facts={Object.entries(agreementFields).map(([name, { title, sample }]) => [
        title,
        <>
          <Code>{`{{${name}}}`}</Code> {sample}
        </>,
      ])}
    />
  </chakra.div>
);
