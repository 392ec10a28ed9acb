import { chakra } from '@chakra-ui/react/styled-system';
import { skipToken } from '@apollo/client/react';
import {
  audience as audienceRule,
  campaignContent,
  type Audience,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { useState } from 'react';
import { useCampaignPreviewQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useDebouncedValue } from '../../../platform/state/debounced-value.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { HtmlFrame } from '../../../ui/layout/html-frame.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';

interface CampaignPreviewProps {
  readonly subject: string;
  readonly body: string;
  readonly audience: Audience;
}

/** The mail exactly as it will be sent to the newest contact of the audience, rendered by the server while the user types. */
export const CampaignPreview = ({ subject, body, audience }: CampaignPreviewProps) => {
  const settled = useDebouncedValue({ subject, body, audience });
  const [plain, setPlain] = useState(false);
  const problem = campaignContent.safeParse(settled).error?.issues[0]?.message;
  const askable = !problem && audienceRule.safeParse(settled.audience).success;
  // Not for the cache: every pause in typing asks with another text.
  const { data, previousData, loading, error } = useCampaignPreviewQuery(
    askable ? { variables: { input: settled }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const mail = (data ?? previousData)?.campaignPreview;
  const wrong = problem ?? (error && errorText(error));
  return (
    <chakra.section
      aria-label="Preview"
      aria-busy={loading}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      position={{ lg: 'sticky' }}
      top={{ lg: '6' }}
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="3"
        justifyContent="space-between"
        alignItems="center"
      >
        <Heading look="subheading">Preview</Heading>
        <Button variant="outline" size="sm" aria-pressed={plain} onClick={() => setPlain(!plain)}>
          {plain ? 'Show HTML version' : 'Show plain text version'}
        </Button>
      </chakra.header>
      {wrong && <FormMessage tone="error">{wrong}</FormMessage>}
      {!mail ? (
        !wrong && <Skeleton minH="80" />
      ) : (
        <>
          <chakra.dl
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="4"
            rowGap="1"
            textStyle="small"
          >
            <chakra.dt color="quiet">To</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{mail.addressee}</chakra.dd>
            <chakra.dt color="quiet">Subject</chakra.dt>
            <chakra.dd overflowWrap="anywhere" fontWeight="600">
              {mail.subject || 'No subject yet'}
            </chakra.dd>
          </chakra.dl>
          {plain ? (
            <Card>
              <chakra.pre whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="small" fontFamily="body">
                {mail.text}
              </chakra.pre>
            </Card>
          ) : (
            <HtmlFrame title="Email preview" html={mail.html} />
          )}
          <Text look="fine" quiet>
            Each recipient sees their own name and unsubscribe link.
          </Text>
        </>
      )}
    </chakra.section>
  );
};
