import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { ReactNode } from 'react';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { EmailValue, PhoneValue, TagsValue } from '../contact-values.tsx';

const Row = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="quiet">{title}</chakra.dt>
    <chakra.dd minW="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
);

/** What one wants to know of a contact before calling. */
export const ContactSummary = ({ contact }: { readonly contact: ContactRowFragment }) => {
  const { phone, email, company, ownerName, tags, source } = contact;
  return (
    <chakra.dl
      aria-label="Details"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="2"
      textStyle="small"
      alignItems="baseline"
    >
      <Row title="Phone">
        <PhoneValue phone={phone} />
      </Row>
      <Row title="Email">
        <EmailValue email={email} />
      </Row>
      <Row title="Company">{company ?? 'None'}</Row>
      <Row title="Owner">{ownerName ?? 'Unassigned'}</Row>
      <Row title="Tags">
        <TagsValue tags={tags} />
      </Row>
      <Row title="Source">{humanize(source)}</Row>
    </chakra.dl>
  );
};
