import { audience, type Audience } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import type { FieldsOf } from '../../../platform/records/record-fields.ts';
import { inputType, objectType } from '../../../platform/records/record-types.ts';
import { ContactStatusEnum } from '../contacts/contact-status.api.ts';

const audienceFields = {
  statuses: {
    type: types.choices(ContactStatusEnum),
    description: 'Contacts with one of these statuses; any status if empty.',
    input: { description: 'Contacts with one of these statuses; any status if missing or empty.' },
  },
  sources: {
    type: types.texts,
    description: 'Contacts from one of these sources; any source if empty.',
    input: {
      description:
        'Contacts from one of these sources, at most 20, spelled exactly as in the contacts; any source if missing or empty.',
    },
  },
  tags: {
    type: types.texts,
    description: 'Contacts with at least one of these tags; whatever their tags if empty.',
    input: {
      description:
        'Contacts with at least one of these tags, at most 20; whatever their tags if missing or empty.',
    },
  },
  createdFrom: {
    type: optional(types.day),
    description:
      'Contacts created on or after this day in the business’s time zone. Null if there is no limit.',
    input: {
      type: types.text,
      description: 'Contacts created on or after this day (`yyyy-mm-dd`) in the business’s time zone.',
    },
  },
  createdTo: {
    type: optional(types.day),
    description:
      'Contacts created on or before this day in the business’s time zone. Null if there is no limit.',
    input: {
      type: types.text,
      description: 'Contacts created on or before this day (`yyyy-mm-dd`) in the business’s time zone.',
    },
  },
} as const satisfies FieldsOf<Audience>;

const description =
  'The contacts that get a campaign: those that match every filter. An empty filter matches any contact.';

export const AudienceType = objectType('Audience', description, audienceFields);

export const AudienceInput = inputType('AudienceInput', description, audience, audienceFields);
export type AudienceInput = InstanceType<typeof AudienceInput>;
