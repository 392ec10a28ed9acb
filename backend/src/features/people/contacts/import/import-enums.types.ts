import {
  importDuplicates,
  importFields,
  importOutcomes,
  importStates,
  importUndone,
  importVerdicts,
} from '@hearthline/rules/people/contacts/import.ts';
import { importWordFields } from '@hearthline/rules/people/contacts/import-words.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { nameSplits } from '@hearthline/rules/people/person-name.ts';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';
import { contactFields } from '../contact.fields.ts';

export const ImportFieldEnum = graphqlEnum(
  'ContactImportField',
  'The field that a column of an imported file holds.',
  importFields,
  {
    skip: 'None: the column is not imported.',
    firstName: 'First names, at most 100 characters.',
    lastName: 'Last names, at most 100 characters.',
    fullName: 'First and last name in one cell, split as `names` of the options says.',
    email:
      'E-mail addresses, by which contacts are recognized. A column must hold them, unless one holds phone numbers.',
    phone:
      'Phone numbers in any usual spelling, at most 40 characters. With first and last name, they recognize a contact where there is no e-mail address.',
    company: 'Companies, at most 200 characters.',
    ...eachText((name) => contactFields[name].imported),
    status: 'Statuses in any words; `words` of the options says what they stand for.',
    source:
      'Where contacts came from, at most 60 characters; `words` of the options says what a word stands for, and others stay as they are.',
    owner:
      'Members of staff, by e-mail address or name; `words` of the options says who is meant where that is not enough.',
    tags: 'Tags, separated by commas or semicolons.',
    notes: 'Notes, at most 4,000 characters; they become notes on the contact’s timeline.',
    createdAt:
      'When new contacts were known first, as a day or an instant. What cannot be read or lies in the future is ignored.',
    consent:
      'Whether the contact wants campaigns; `words` of the options says what other words than yes and no stand for.',
    consentAt: 'When they said so; the time of the import if it cannot be read.',
    consentSource: 'Where they said so, at most 200 characters; the name of the file if it is missing.',
  },
);
export const ImportWordFieldEnum = graphqlEnum(
  'ContactImportWordField',
  'A field whose words have to be understood.',
  importWordFields,
  {
    status: 'Stands for a `ContactStatus`.',
    source: 'Stands for a source by its name.',
    owner: 'Stands for a member of staff, by id.',
    consent: 'Stands for a `MarketingConsent`.',
  },
);
export const ImportDuplicatesEnum = graphqlEnum(
  'ContactImportDuplicates',
  'What a row does if there is a contact, or an earlier row of the file, of the same person.',
  importDuplicates,
  {
    update: 'Its values replace those that are there.',
    merge: 'It only fills in what is missing.',
    skip: 'Nothing: it is left out.',
  },
);
export const NameSplitEnum = graphqlEnum('ContactImportNames', 'How full names are split.', nameSplits, {
  guess:
    'By what is known about names: particles as in `van der Berg`, suffixes as in `King Jr.`, last names before a comma.',
  lastWord: 'The last word is the last name.',
  firstWord: 'The first word is the first name.',
});
export const ImportStateEnum = graphqlEnum('ContactImportState', 'The state of an import.', importStates, {
  uploaded: 'The file is uploaded; its columns still have to be mapped.',
  checking: 'The dry run is in progress.',
  checked: 'The dry run is done; no contact has been changed yet.',
  importing: 'Contacts are being created and updated.',
  imported: 'The import is done and can be reverted.',
  reverting: 'The import is being reverted.',
  reverted: 'The import was reverted.',
});
export const ImportVerdictEnum = graphqlEnum(
  'ContactImportVerdict',
  'What the import will do with a row, according to the dry run.',
  importVerdicts,
  {
    new: 'Creates a contact.',
    update:
      'Updates the contact that has the row’s e-mail address or, where one of them has none, its phone number and name.',
    unchanged: 'Changes nothing: the contact already has all of the row’s values.',
    repeat: 'Is combined with the earlier row of the same person; `problem` names the line.',
    skip: 'Is left out, as the person is known already.',
    error: 'Cannot be imported; `problem` says why.',
  },
);
export const ImportOutcomeEnum = graphqlEnum(
  'ContactImportOutcome',
  'What the import did with a row.',
  importOutcomes,
  {
    created: 'Created a contact.',
    updated: 'Updated a contact.',
    unchanged: 'Changed nothing: the contact already had all of the row’s values.',
    repeated: 'Was combined with an earlier row.',
    failed: 'Could not be imported after all; `problem` says why.',
  },
);
export const ImportUndoneEnum = graphqlEnum(
  'ContactImportUndone',
  'What reverting the import did with a row.',
  importUndone,
  {
    removed: 'Deleted the contact that the row had created.',
    restored: 'Restored the earlier values of the contact that the row had updated.',
    kept: 'Left the contact alone; `problem` says why.',
  },
);
