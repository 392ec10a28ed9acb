import { chakra } from '@chakra-ui/react/styled-system';
import { mailSentences } from '@hearthline/rules/mails.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMailQuery } from '../../../gql/generated.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { mailStateTitles } from '../../../domain/mail-states.ts';
import { mailTones } from '../../../domain/state-tones.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { HtmlFrame } from '../../../ui/layout/html-frame.tsx';
import { BackIcon } from '../../../ui/theme/icons.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { MailText } from './mail-text.tsx';
import { RetryButton } from './retry-button.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.div display="contents">
    <chakra.dt color="quiet">{name}</chakra.dt>
    <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
  </chakra.div>
);

const Waiting = () => (
  <chakra.div display="grid" gap="4" aria-busy data-skeleton>
    <Skeleton width="50%" minH="8" />
    <Skeleton width="30%" />
    <Skeleton minH="40" />
  </chakra.div>
);

interface MailViewProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One mail: recipient, state and content. */
export const MailView = ({ id, onBack }: MailViewProps) => {
  // Always loaded anew, as a waiting mail may be sent at any moment.
  const { data, loading, error, refetch } = useMailQuery({ variables: { id }, ...networkOnly });
  const heading = useRef<HTMLHeadingElement>(null);
  const mail = data?.mail;
  useEffect(() => heading.current?.focus(), [mail?.id]);
  const read = (): void => void refetch().catch(() => undefined);
  return (
    <chakra.section aria-label="Email" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Button variant="ghost" size="sm" ms="-3" onClick={onBack}>
          <BackIcon />
          All emails
        </Button>
      </div>
      {error && !loading ? (
        <LoadError title="We could not open this email" error={error} retry={read} />
      ) : !mail ? (
        <Waiting />
      ) : (
        <>
          <chakra.header display="grid" gap="3">
            <Heading ref={heading} look="heading" tabIndex={-1} overflowWrap="anywhere">
              {mail.subject}
            </Heading>
            <chakra.dl
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              columnGap="5"
              rowGap="1"
              textStyle="small"
              alignItems="baseline"
            >
              <Fact name="To">{mail.toName ? `${mail.toName} <${mail.toAddress}>` : mail.toAddress}</Fact>
              <Fact name="Kind">{humanize(mail.kind)}</Fact>
              <Fact name="State">
                <Badge tone={mailTones[mail.state]}>{mailStateTitles[mail.state]}</Badge>
              </Fact>
              <Fact name="Written">
                <time dateTime={mail.createdAt}>{shortTimeText(mail.createdAt)}</time>
              </Fact>
              {mail.state === 'sent' && mail.sentAt && (
                <Fact name="Sent">
                  <time dateTime={mail.sentAt}>{shortTimeText(mail.sentAt)}</time>
                </Fact>
              )}
              {mail.attachments.length > 0 && (
                <Fact name="Attached">{mail.attachments.map(({ filename }) => filename).join(', ')}</Fact>
              )}
              {mail.lastError && (
                <Fact name="Error">
                  <chakra.span color="danger">{mail.lastError}</chakra.span>
                </Fact>
              )}
            </chakra.dl>
            {mail.state === 'failed' && (
              <div>
                <RetryButton id={id} subject={mail.subject} onQueued={read} />
              </div>
            )}
          </chakra.header>
          {mail.text ? (
            <chakra.div
              display="grid"
              gap="5"
              alignItems="start"
              gridTemplateColumns={{
                base: 'minmax(0, 1fr)',
                lg: mail.html ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
              }}
            >
              {mail.html && <HtmlFrame title={`Content of the email “${mail.subject}”`} html={mail.html} />}
              <Card>
                <Heading as="h3" look="subheading" mb="3">
                  Plain text
                </Heading>
                <MailText text={mail.text} />
              </Card>
            </chakra.div>
          ) : (
            <Card>
              <Text quiet>{mailSentences.hidden}</Text>
            </Card>
          )}
        </>
      )}
    </chakra.section>
  );
};
