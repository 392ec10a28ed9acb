import { chakra } from '@chakra-ui/react/styled-system';
import { auditDays } from '@hearthline/rules/office/audit/audit-rules.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useState, type FormEvent } from 'react';
import { useAuditKeepingQuery, useSetAuditDaysMutation } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { instantDayText } from '../../../platform/dates/instant-text.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Code, Heading, Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

/** Retention, and how far the chain reaches that shows whether one was changed. */
export const AuditRetention = () => {
  const { data } = useAuditKeepingQuery();
  const [save, { loading }] = useSetAuditDaysMutation({
    update: (cache, { data: saved }) => cache.modify({ fields: { auditKeeping: () => saved?.setAuditDays } }),
  });
  const [typed, setTyped] = useRestoredState<string | null>('audit-days', null, restorable.text);
  const [wrong, setWrong] = useState<string | undefined>();
  if (!data) return null;
  const { days, sealed, expired, expiredAt } = data.auditKeeping;
  const value = typed ?? String(days);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const chosen = auditDays.safeParse(/^\d+$/.test(value.trim()) ? Number(value) : Number.NaN);
    setWrong(chosen.success ? undefined : 'A whole number from 30 to 3,660');
    if (!chosen.success) return;
    try {
      await save({ variables: { days: chosen.data } });
      setTyped((now) => (now === typed ? null : now));
      showToast({
        title: 'Saved',
        text: `Entries are kept for ${pluralize(chosen.data, 'day')}. Older ones will be deleted tonight.`,
      });
    } catch (error) {
      showToast({ title: 'Changes not saved', text: errorText(error), tone: 'error' });
    }
  };

  return (
    <chakra.section aria-labelledby="audit-keeping-heading">
      <Card display="flex" flexWrap="wrap" gap="5" alignItems="end" justifyContent="space-between">
        <chakra.div maxW="prose" flex="1 1 20rem">
          <Heading id="audit-keeping-heading" look="subheading">
            Retention
          </Heading>
          <Text look="small" quiet mt="1">
            {pluralize(sealed, 'entry is', 'entries are')} sealed against tampering. New entries are sealed
            every minute.
            {expiredAt &&
              ` ${pluralize(expired, 'older entry has', 'older entries have')} expired, most recently on ${instantDayText(expiredAt)}.`}{' '}
            <Code>npm run audit -- verify</Code> verifies the seal.
          </Text>
        </chakra.div>
        <chakra.form
          noValidate
          onSubmit={(event) => void submit(event)}
          display="flex"
          gap="3"
          alignItems="end"
          flexWrap="wrap"
        >
          <chakra.div width="9rem">
            <TextField
              label="Days"
              inputMode="numeric"
              value={value}
              error={wrong}
              onChange={(event) => setTyped(event.target.value)}
            />
          </chakra.div>
          <Button type="submit" variant="outline" disabled={loading || value === String(days)}>
            Save
          </Button>
        </chakra.form>
      </Card>
    </chakra.section>
  );
};
