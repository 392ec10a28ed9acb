import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUpdateQuoteMutation, type EditedQuoteFragment } from '../../../../gql/generated.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../../platform/form-memory/edits-since-submit.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { copyLink } from '../../../../ui/actions/copy-link.ts';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { FooterBar } from '../../../../ui/forms/footer-bar.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { IssueDialog } from '../staff/issue-dialog.tsx';
import { DraftLines } from './draft-lines.tsx';
import { draftResolver, fieldsOf, type DraftFields, type DraftValues } from './line-fields.ts';
import { QuotePageHead } from './quote-page-head.tsx';
import { QuotePaper } from './quote-paper.tsx';
import { typedQuote } from './typed-quote.ts';

/** Why a draft has no address. */
const siteHint = 'The design names none that is surely the buyer’s own. Ask them, then enter it here.';

interface QuoteEditorProps {
  readonly quote: EditedQuoteFragment;
  /** Loads it as it is stored now. */
  readonly reload: () => Promise<EditedQuoteFragment | undefined>;
}

/** Writes a draft: its lines, site and terms on one side, what the buyer will read on the other. What is typed is restored after a visit to another page. */
export const QuoteEditor = ({ quote, reload }: QuoteEditorProps) => {
  const [update] = useUpdateQuoteMutation();
  const [issuing, setIssuing] = useState(false);
  const form = useForm<DraftFields, unknown, DraftValues>({
    resolver: draftResolver,
    defaultValues: fieldsOf(quote),
  });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const typing = Object.keys(dirtyFields).length > 0;
  const restored = useRestoredForm(`quote:${quote.id}`, form, { whenLeft: true });
  const values = useWatch({ control: form.control }) as DraftFields;
  const { save, continueFrom, failure, conflict } = useVersionedSave({
    row: quote,
    restored,
    title: 'The draft was not saved',
    typing,
    reload,
    setError: form.setError,
    fields: ['lines', 'terms', 'address', 'zip'],
    fill: (newer, how) => form.reset(fieldsOf(newer), how),
  });
  const typed = typedQuote(values, quote);
  const waits = conflict !== null;
  const store = form.handleSubmit(async (input) => {
    const since = editsSinceSubmit(form);
    const saved = await save((version) => update({ variables: { id: quote.id, version, input } }));
    const stored = saved?.answer.data?.updateQuote;
    if (!stored) return;
    const late = since();
    continueFrom(stored);
    reapplyEdits(form, late);
  });
  return (
    <>
      <chakra.form
        noValidate
        aria-label="Edit draft"
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        // The footer is at the end of the window even if the form is shorter: less the bars, and the margins of the page.
        gridTemplateRows="auto 1fr auto"
        minHeight={{
          base: 'calc(100dvh - 9rem - 1px - env(safe-area-inset-bottom))',
          sm: 'calc(100dvh - 6rem)',
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!waits && !isSubmitting) void store();
        }}
      >
        <QuotePageHead quote={quote} sums={typed}>
          <Button
            variant={typing ? 'outline' : 'solid'}
            disabled={typing || isSubmitting || waits}
            title={typing ? 'Save the changes first' : undefined}
            onClick={() => setIssuing(true)}
          >
            Issue quote
          </Button>
        </QuotePageHead>
        <chakra.div
          display="grid"
          gap="5"
          alignItems="start"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            xl: 'minmax(0, 1fr) minmax(0, 21.5rem)',
            '2xl': 'minmax(0, 1fr) minmax(0, 32rem)',
          }}
        >
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <Card>
              <DraftLines form={form} lines={typed.lines} />
              {errors.lines?.message && (
                <chakra.p role="alert" textStyle="fine" color="danger" mt="3">
                  {errors.lines.message}
                </chakra.p>
              )}
            </Card>
            <Card display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
              <chakra.div
                display="grid"
                gap="4"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }}
                alignItems="start"
              >
                <TextField
                  label="Site address"
                  autoComplete="off"
                  help={quote.address ? undefined : siteHint}
                  error={errors.address?.message}
                  {...form.register('address')}
                />
                <TextField
                  label="ZIP code"
                  autoComplete="off"
                  inputMode="numeric"
                  error={errors.zip?.message}
                  {...form.register('zip')}
                />
              </chakra.div>
              <TextAreaField
                label="Terms"
                rows={8}
                error={errors.terms?.message}
                {...form.register('terms')}
              />
            </Card>
          </chakra.div>
          <chakra.div
            position={{ xl: 'sticky' }}
            top={{ xl: '1rem' }}
            maxHeight={{ xl: 'calc(100dvh - 9rem)' }}
            overflowY={{ xl: 'auto' }}
            // It scrolls by itself beside the form.
            tabIndex={0}
            role="region"
            aria-label="What the buyer will read"
          >
            <QuotePaper title="Your quote" buyerName={quote.buyerName} quote={typed} />
          </chakra.div>
        </chakra.div>
        <FooterBar>
          {conflict && <ConflictMessage {...conflict} />}
          {failure && <FormMessage tone="error">{failure}</FormMessage>}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            {/* On a phone, the two buttons say it. */}
            <Text
              look="small"
              quiet
              role="status"
              flex="1 1 9rem"
              srOnly={typing && { base: true, sm: false }}
            >
              {typing ? 'You have unsaved changes.' : 'All changes are saved.'}
            </Text>
            {typing && !isSubmitting && (
              <Button
                variant="outline"
                flex={{ base: '1', sm: '0 0 auto' }}
                disabled={waits}
                onClick={() => continueFrom(quote)}
              >
                Discard changes
              </Button>
            )}
            <Button
              type="submit"
              flex={{ base: typing ? '1' : '0 0 auto', sm: '0 0 auto' }}
              disabled={isSubmitting || waits || !typing}
            >
              {isSubmitting ? 'Saving...' : 'Save draft'}
            </Button>
          </chakra.div>
        </FooterBar>
      </chakra.form>
      {issuing && (
        <IssueDialog
          quote={quote}
          onIssued={(link) =>
            void copyLink(
              link,
              'The quote was issued, and mailed if the buyer has an email address. The link opens it.',
            )
          }
          onClose={() => {
            setIssuing(false);
            void reload().catch(() => undefined);
          }}
        />
      )}
    </>
  );
};
