import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { ReactNode } from 'react';
import { OwnerControl } from '../../../../domain/owner/owner-control.tsx';
import type { ShownContact } from '../actions/contact-data.ts';
import { EmailValue, PhoneValue, TagsValue } from '../contact-values.tsx';
import { fullName } from '../contact-words.ts';

const Row = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="quiet">{title}</chakra.dt>
    <chakra.dd minW="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
);

/** What one wants to know of a contact before calling. */
export const ContactSummary = ({
  contact,
  onChanged,
}: {
  readonly contact: ShownContact;
  /** Reads the contact anew. */
  readonly onChanged: () => void;
}) => {
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
      <Row title="Owner">
        <OwnerControl
          kind="contact"
          record={contact}
          what={fullName(contact)}
          owner={contact.owner}
          formerName={ownerName}
          onChanged={onChanged}
        />
      </Row>
      <Row title="Tags">
        <TagsValue tags={tags} />
      </Row>
      <Row title="Source">{humanize(source)}</Row>
    </chakra.dl>
  );
};
