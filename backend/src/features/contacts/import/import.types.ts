import {
  importDuplicates,
  importFields,
  importOutcomes,
  importStates,
  importUndone,
  importVerdicts,
  type ImportDuplicates,
  type ImportField,
  type ImportOutcome,
  type ImportState,
  type ImportUndone,
  type ImportVerdict,
} from '@hearthline/rules/contacts/import.ts';
import { importWordFields, type ImportWordField } from '@hearthline/rules/contacts/import-words.ts';
import { nameSplits, type NameSplit } from '@hearthline/rules/person-name.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';

export const ImportFieldEnum = graphqlEnum(
  'ContactImportField',
  'The field that a column of an imported file holds.',
  importFields,
  {
    skip: 'None: the column is not imported.',
    firstName: 'First names, at most 100 characters.',
    lastName: 'Last names, at most 100 characters.',
    fullName: 'First and last name in one cell, split as `names` of the options says.',
    email: 'E-mail addresses, by which contacts are recognized. Exactly one column must hold them.',
    phone: 'Phone numbers in any usual spelling, at most 40 characters.',
    company: 'Companies, at most 200 characters.',
    address: 'Postal addresses, at most 300 characters.',
    status: 'Statuses in any words; `words` of the options says what they stand for.',
    source: 'Where contacts came from, at most 60 characters.',
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
    owner: 'Stands for a member of staff, by id.',
    consent: 'Stands for a `MarketingConsent`.',
  },
);
const ImportDuplicatesEnum = graphqlEnum(
  'ContactImportDuplicates',
  'What a row does if a contact, or an earlier row of the file, has its e-mail address.',
  importDuplicates,
  {
    update: 'Its values replace those that are there.',
    merge: 'It only fills in what is missing.',
    skip: 'Nothing: it is left out.',
  },
);
const NameSplitEnum = graphqlEnum('ContactImportNames', 'How full names are split.', nameSplits, {
  guess:
    'By what is known about names: particles as in `van der Berg`, suffixes as in `King Jr.`, last names before a comma.',
  lastWord: 'The last word is the last name.',
  firstWord: 'The first word is the first name.',
});
const ImportStateEnum = graphqlEnum('ContactImportState', 'The state of an import.', importStates, {
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
    update: 'Updates the contact that has the row’s e-mail address.',
    unchanged: 'Changes nothing: the contact already has all of the row’s values.',
    repeat: 'Is combined with the earlier row that has its e-mail address; `problem` names the line.',
    skip: 'Is left out, as its e-mail address is known already.',
    error: 'Cannot be imported; `problem` says why.',
  },
);
const ImportOutcomeEnum = graphqlEnum(
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

@ObjectType({ simpleResolvers: true, description: 'The number of rows for each verdict and result.' })
export class ContactImportCounts {
  @Field(() => Int, { description: 'Rows that create a contact, according to the dry run.' })
  new!: number;

  @Field(() => Int, { description: 'Rows that update a contact, according to the dry run.' })
  update!: number;

  @Field(() => Int, { description: 'Rows whose contact already has all of their values.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Rows that are combined with an earlier row of the file.' })
  repeat!: number;

  @Field(() => Int, { description: 'Rows that are left out because their e-mail address is known already.' })
  skip!: number;

  @Field(() => Int, { description: 'Rows that cannot be imported; `problem` of the row says why.' })
  error!: number;

  @Field(() => Int, { description: 'Contacts that the import created.' })
  created!: number;

  @Field(() => Int, { description: 'Contacts that the import updated.' })
  updated!: number;

  @Field(() => Int, { description: 'Contacts that the revert deleted again.' })
  removed!: number;

  @Field(() => Int, { description: 'Contacts that the revert restored to their earlier values.' })
  restored!: number;

  @Field(() => Int, {
    description: 'Contacts that the revert left alone because they have been changed, used or deleted since.',
  })
  kept!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A contact import, as shown in a list.' })
export class ContactImportSummary {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When the file was uploaded (`POST /api/contact-imports`).' })
  createdAt!: Date;

  @Field(() => String, { description: 'The original name of the uploaded file.' })
  fileName!: string;

  @Field(() => ImportStateEnum, {
    description: 'The state of the import. The work runs in the background; query again to follow it.',
  })
  state!: ImportState;

  @Field(() => Int, { description: 'The number of rows below the header line, at most 100,000.' })
  rows!: number;
}

@InputType('ContactImportWordInput', { description: 'What a word of the file stands for.' })
@ObjectType('ContactImportDecision', {
  simpleResolvers: true,
  description: 'What a word of the file stands for.',
})
export class ImportDecision {
  @Field(() => ImportWordFieldEnum, { description: 'The field in whose column the word is.' })
  field!: ImportWordField;

  @Field(() => String, {
    description: 'The word, 1 to 200 characters; letter case and repeated blanks make no difference.',
  })
  word!: string;

  @Field(() => String, {
    description:
      'A value of `ContactStatus`, a value of `MarketingConsent`, or the id of a member of staff. Blank if the word stands for nothing.',
  })
  value!: string;
}

@InputType('ContactImportSplitInput', { description: 'How one full name is split.' })
@ObjectType('ContactImportSplit', { simpleResolvers: true, description: 'How one full name is split.' })
export class ImportSplit {
  @Field(() => String, { description: 'The name as it is in the file, at most 400 characters.' })
  name!: string;

  @Field(() => Int, {
    description: 'How many words are the first name, from 0; the others are the last name.',
  })
  firstWords!: number;
}

@InputType({ description: 'How the rows of a file are read.' })
export class ContactImportOptionsInput {
  @Field(() => ImportDuplicatesEnum, { nullable: true, description: '`update` if missing.' })
  duplicates?: ImportDuplicates | null;

  @Field(() => NameSplitEnum, { nullable: true, description: '`guess` if missing.' })
  names?: NameSplit | null;

  @Field(() => [ImportSplit], {
    nullable: true,
    description: 'Single names that are split otherwise, at most 1,000.',
  })
  splits?: ImportSplit[] | null;

  @Field(() => [ImportDecision], {
    nullable: true,
    description:
      'What words stand for, at most 600. Others are guessed; a status that cannot be guessed makes a new contact a prospect and leaves a known one as it is.',
  })
  words?: ImportDecision[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'How the rows of a file are read.' })
export class ContactImportOptions {
  @Field(() => ImportDuplicatesEnum, {
    description: 'What a row does whose e-mail address is known already.',
  })
  duplicates!: ImportDuplicates;

  @Field(() => NameSplitEnum, { description: 'How full names are split.' })
  names!: NameSplit;

  @Field(() => [ImportSplit], { description: 'Single names that are split otherwise.' })
  splits!: ImportSplit[];

  @Field(() => [ImportDecision], { description: 'What words stand for, where somebody decided it.' })
  words!: ImportDecision[];
}

@ObjectType({ simpleResolvers: true, description: 'A word in a column of an imported file.' })
export class ContactImportWord {
  @Field(() => String, { description: 'As it is written in the file.' })
  word!: string;

  @Field(() => Int, { description: 'The number of rows that have it.' })
  rows!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What it seems to stand for. Null if that cannot be guessed.',
  })
  value!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A full name in an imported file.' })
export class ContactImportName {
  @Field(() => String, { description: 'As it is written in the file.' })
  name!: string;

  @Field(() => Int, { description: 'The number of rows that have it.' })
  rows!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of names that can be split in more than one way.',
})
export class ContactImportNamePage {
  @Field(() => [ContactImportName], { description: 'At most 10, the most frequent first.' })
  names!: ContactImportName[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType('ContactImport', {
  simpleResolvers: true,
  description: 'A contact import with its columns and its progress.',
})
export class ContactImportType extends ContactImportSummary {
  @Field(() => [String], { description: 'The column titles from the header line, at most 60.' })
  columns!: string[];

  @Field(() => [ImportFieldEnum], {
    description:
      'The field that each column holds, in the order of `columns`; guessed until `mapContactImport` sets it.',
  })
  mapping!: ImportField[];

  @Field(() => ContactImportOptions, { description: 'How the rows are read, as `mapContactImport` set it.' })
  options!: ContactImportOptions;

  @Field(() => ContactImportCounts, { description: 'The results of the rows so far.' })
  counts!: ContactImportCounts;

  @Field(() => Int, { description: 'The number of rows that the current phase has processed so far.' })
  done!: number;

  @Field(() => Int, { description: 'The total number of rows that the current phase has to process.' })
  toDo!: number;

  @Field(() => [[String]], { description: 'The cells of the first three rows.' })
  sample!: string[][];
}

@ObjectType({ simpleResolvers: true, description: 'One row of an imported file.' })
export class ContactImportRowType {
  @Field(() => Int, { description: 'The line number in the file; the header is line 1.' })
  position!: number;

  @Field(() => [String], { description: 'The cells of the row, in the order of the columns.' })
  cells!: string[];

  @Field(() => ImportVerdictEnum, {
    nullable: true,
    description: 'What the dry run found. Null until it has checked the row.',
  })
  verdict!: ImportVerdict | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the row cannot be imported or was not reverted. Null if there is no problem.',
  })
  problem!: string | null;

  @Field(() => ImportOutcomeEnum, {
    nullable: true,
    description: 'What the import did. Null until it has processed the row, and for rows that it leaves out.',
  })
  outcome!: ImportOutcome | null;

  @Field(() => ImportUndoneEnum, {
    nullable: true,
    description: 'What the revert did. Null unless it has processed the row.',
  })
  undone!: ImportUndone | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the contact that the import created or updated; it may have been deleted since. Null if there is none.',
  })
  contactId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the rows of an import.' })
export class ContactImportRows {
  @Field(() => [ContactImportRowType], { description: 'At most 50, in the order of the file.' })
  rows!: ContactImportRowType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
