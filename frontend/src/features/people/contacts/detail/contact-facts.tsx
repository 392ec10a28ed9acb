import { chakra } from '@chakra-ui/react/styled-system';
import { contactTextNames, contactTexts } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { ReactNode } from 'react';
import { OwnerControl } from '../../../../domain/owner/owner-control.tsx';
import { timeText } from '../../../../platform/dates/instant-text.ts';
import { Card } from '../../../../ui/layout/surface.tsx';
import { EmailValue, PhoneValue, TagsValue } from '../contact-values.tsx';
import type { ShownContact } from '../actions/contact-data.ts';
import { consentTitles, fullName } from '../contact-words.ts';
import { GivenAddress } from './given-address.tsx';

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.div>
    <chakra.dt textStyle="fine" color="quiet">
      {title}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
  </chakra.div>
);

interface ContactFactsProps {
  readonly contact: ShownContact;
  /** Reads the contact anew. */
  readonly onChanged: () => void;
}

/** What is known about a contact, and whose it is. */
export const ContactFacts = ({ contact, onChanged }: ContactFactsProps) => {
  const {
    email,
    phone,
    company,
    ownerName,
    marketingConsent,
    consentAt,
    consentSource,
    sourceLabel,
    tags,
    createdAt,
  } = contact;
  return (
    <Card as="section" aria-label="Details">
      <chakra.dl display="grid" gap="4">
        <Fact title="Owner">
          <OwnerControl
            kind="contact"
            record={contact}
            what={fullName(contact)}
            owner={contact.owner}
            formerName={ownerName}
            onChanged={onChanged}
          />
        </Fact>
        <Fact title="Email">
          <EmailValue email={email} />
        </Fact>
        <Fact title="Phone">
          <PhoneValue phone={phone} />
        </Fact>
        <Fact title="Company">{company ?? 'None'}</Fact>
        {contactTextNames.map((name) => (
          <Fact key={name} title={contactTexts[name].title}>
            {contact[name] ?? 'Not given'}
            {name === 'address' && <GivenAddress contact={contact} />}
          </Fact>
        ))}
        <Fact title="Tags">
          <TagsValue tags={tags} />
        </Fact>
        <Fact title="Marketing consent">
          {consentTitles[marketingConsent]}
          {consentAt && (
            <chakra.span display="block" textStyle="fine" color="quiet">
              Since <time dateTime={consentAt}>{timeText(consentAt)}</time>
              {consentSource && <> · {consentSource}</>}
            </chakra.span>
          )}
        </Fact>
        <Fact title="Source">{humanize(sourceLabel)}</Fact>
        <Fact title="Created">
          <time dateTime={createdAt}>{timeText(createdAt)}</time>
        </Fact>
      </chakra.dl>
    </Card>
  );
};
