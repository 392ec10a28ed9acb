import {
  importFields,
  importRowsPageSize,
  type ImportDuplicates,
  type ImportField,
  type ImportOutcome,
  type ImportState,
  type ImportUndone,
  type ImportVerdict,
} from '@hearthline/rules/people/contacts/import.ts';
import type { NameSplit } from '@hearthline/rules/people/person-name.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import {
  ImportFieldEnum,
  ImportDuplicatesEnum,
  NameSplitEnum,
  ImportStateEnum,
  ImportVerdictEnum,
  ImportOutcomeEnum,
  ImportUndoneEnum,
} from './import-enums.types.ts';
import { ImportDecision, ImportSplit } from './import.inputs.ts';

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

  @Field(() => Int, { description: 'Rows that are left out because the person is known already.' })
  skip!: number;

  @Field(() => Int, { description: 'Rows that cannot be imported; `problem` of the row says why.' })
  error!: number;

  @Field(() => Int, {
    description:
      'Rows that go in without a cell that cannot be read, or without their e-mail address; `problem` of the row says which. 0 while the rows are worked on, and once the import is reverted.',
  })
  incomplete!: number;

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

@ObjectType({ simpleResolvers: true, description: 'How the rows of a file are read.' })
export class ContactImportOptions {
  @Field(() => ImportDuplicatesEnum, {
    description: 'What a row does about somebody who is known already.',
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

@ObjectType('ContactImportDroppedCell', {
  simpleResolvers: true,
  description: 'A cell that could not be read. The row goes in without it, and a note keeps what it said.',
})
export class ContactImportDroppedCell {
  @Field(() => ImportFieldEnum, { description: 'The field of its column.' })
  field!: ImportField;

  @Field(() => String, { description: 'What it says.' })
  cell!: string;

  @Field(() => String, { description: 'Why it could not be read.' })
  problem!: string;
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
    description:
      'Why the row cannot be imported, which of its cells are left out and why, or why it was not reverted. Null if there is no problem.',
  })
  problem!: string | null;

  @MaxItems(importFields.length)
  @Field(() => [ContactImportDroppedCell], {
    description:
      'The cells that the row goes in without. None of a row that was not checked or cannot be imported.',
  })
  dropped!: ContactImportDroppedCell[];

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
  @MaxItems(importRowsPageSize)
  @Field(() => [ContactImportRowType], { description: 'At most 50, in the order of the file.' })
  rows!: ContactImportRowType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
