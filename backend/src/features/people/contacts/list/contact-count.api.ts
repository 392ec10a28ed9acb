import type { ContactMatch } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import { countContacts } from '../contact.service.ts';

/** How many contacts match: the total of the list with this filter. */
export const contactCount = (context: Context, match: ContactMatch): Promise<number> =>
  countContacts(context, match);
