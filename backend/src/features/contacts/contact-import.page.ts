import { importFields, importOutcomes, importStates, importUndone, importVerdicts, type ImportField, type ImportOutcome, type ImportState, type ImportUndone, type ImportVerdict } from '@hearthline/rules/contact-import.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';

export const ImportFieldEnum = graphqlEnum('ContactImportField', 'The field that a column of an imported file holds.', importFields, {
  skip: 'None: the column is not imported.',
  firstName: 'First names, at most 100 characters.',
  lastName: 'Last names, at most 100 characters.',
  fullName: 'First and last name in one cell, split at the last space.',
  email: 'E-mail addresses, by which contacts are recognized. Exactly one column must hold them.',
  phone: 'Phone numbers in any usual spelling, at most 40 characters.',
  company: 'Companies, at most 200 characters.',
  status: 'Values of `ContactStatus`, in any letter case.',
  source: 'Where contacts came from, at most 60 characters.',
  tags: 'Tags, separated by commas or semicolons.',
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
export const ImportVerdictEnum = graphqlEnum('ContactImportVerdict', 'What the import will do with a row, according to the dry run.', importVerdicts, {
  new: 'Creates a contact.',
  update: 'Updates the contact that has the row’s e-mail address.',
  unchanged: 'Changes nothing: the contact already has all of the row’s values.',
  error: 'Cannot be imported; `problem` says why.',
});
const ImportOutcomeEnum = graphqlEnum('ContactImportOutcome', 'What the import did with a row.', importOutcomes, {
  created: 'Created a contact.',
  updated: 'Updated a contact.',
  unchanged: 'Changed nothing: the contact already had all of the row’s values.',
  failed: 'Could not be imported after all; `problem` says why.',
});
export const ImportUndoneEnum = graphqlEnum('ContactImportUndone', 'What reverting the import did with a row.', importUndone, {
  removed: 'Deleted the contact that the row had created.',
  restored: 'Restored the earlier values of the contact that the row had updated.',
  kept: 'Left the contact alone; `problem` says why.',
});

@ObjectType({ simpleResolvers: true, description: 'The number of rows for each verdict and result.' })
export class ContactImportCounts {
  @Field(() => Int, { description: 'Rows that create a contact, according to the dry run.' })
  new!: number;

  @Field(() => Int, { description: 'Rows that update a contact, according to the dry run.' })
  update!: number;

  @Field(() => Int, { description: 'Rows whose contact already has all of their values.' })
  unchanged!: number;

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

  @Field(() => Int, { description: 'Contacts that the revert left alone because they have been changed, used or deleted since.' })
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

  @Field(() => ImportStateEnum, { description: 'The state of the import. The work runs in the background; query again to follow it.' })
  state!: ImportState;

  @Field(() => Int, { description: 'The number of rows below the header line, at most 50,000.' })
  rows!: number;
}

@ObjectType('ContactImport', { simpleResolvers: true, description: 'A contact import with its columns and its progress.' })
export class ContactImportType extends ContactImportSummary {
  @Field(() => [String], { description: 'The column titles from the header line, at most 60.' })
  columns!: string[];

  @Field(() => [ImportFieldEnum], { description: 'The field that each column holds, in the order of `columns`; guessed until `mapContactImport` sets it.' })
  mapping!: ImportField[];

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

  @Field(() => ImportVerdictEnum, { nullable: true, description: 'What the dry run found. Null until it has checked the row.' })
  verdict!: ImportVerdict | null;

  @Field(() => String, { nullable: true, description: 'Why the row cannot be imported or was not reverted. Null if there is no problem.' })
  problem!: string | null;

  @Field(() => ImportOutcomeEnum, { nullable: true, description: 'What the import did. Null until it has processed the row, and for rows that it leaves out.' })
  outcome!: ImportOutcome | null;

  @Field(() => ImportUndoneEnum, { nullable: true, description: 'What the revert did. Null unless it has processed the row.' })
  undone!: ImportUndone | null;

  @Field(() => ID, { nullable: true, description: 'The id of the contact that the import created or updated; it may have been deleted since. Null if there is none.' })
  contactId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the rows of an import.' })
export class ContactImportRows {
  @Field(() => [ContactImportRowType], { description: 'At most 50, in the order of the file.' })
  rows!: ContactImportRowType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
