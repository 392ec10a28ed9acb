import { importFields, importOutcomes, importStates, importUndone, importVerdicts, type ImportField, type ImportOutcome, type ImportState, type ImportUndone, type ImportVerdict } from '@hearthline/rules/contact-import.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';

export const ImportFieldEnum = graphqlEnum('ContactImportField', 'What a column of a file can be.', importFields, {
  skip: 'Left out.',
  firstName: 'First names, at most 100 characters.',
  lastName: 'Last names, at most 100 characters.',
  fullName: 'Both names in one cell; divided at the last blank.',
  email: 'The e-mail addresses by which contacts are recognized. One column has to be this.',
  phone: 'Phone numbers as typed, at most 40 characters.',
  company: 'Companies, at most 200 characters.',
  status: 'Words of `ContactStatus`, in upper or lower case.',
  source: 'Where contacts came from, at most 60 characters.',
  tags: 'Free words, divided by commas or semicolons.',
});
const ImportStateEnum = graphqlEnum('ContactImportState', 'How far an import has come.', importStates, {
  uploaded: 'The file is here; its columns have to be named.',
  checking: 'The dry run is at work.',
  checked: 'The dry run is done; nothing was changed yet.',
  importing: 'Contacts are being made and changed.',
  imported: 'Done; it can be taken back.',
  reverting: 'It is being taken back.',
  reverted: 'It was taken back.',
});
export const ImportVerdictEnum = graphqlEnum('ContactImportVerdict', 'What is to become of a row.', importVerdicts, {
  new: 'It makes a contact.',
  update: 'It changes the contact with its address.',
  unchanged: 'Its contact says all of it already.',
  error: 'It cannot be imported; `problem` says why.',
});
const ImportOutcomeEnum = graphqlEnum('ContactImportOutcome', 'What became of a row.', importOutcomes, {
  created: 'It made a contact.',
  updated: 'It changed a contact.',
  unchanged: 'Its contact said all of it already.',
  failed: 'It could not be imported after all; `problem` says why.',
});
export const ImportUndoneEnum = graphqlEnum('ContactImportUndone', 'What became of a row when the import was taken back.', importUndone, {
  removed: 'The contact it had made is deleted.',
  restored: 'The contact it had changed is as before.',
  kept: 'Left alone; `problem` says why.',
});

@ObjectType({ simpleResolvers: true, description: 'How many rows have which mark.' })
export class ContactImportCounts {
  @Field(() => Int, { description: 'Rows that the dry run found to be new contacts.' })
  new!: number;

  @Field(() => Int, { description: 'Rows that the dry run found to change a contact.' })
  update!: number;

  @Field(() => Int, { description: 'Rows that say nothing new about their contact.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Rows that cannot be imported; `problem` of the row says why.' })
  error!: number;

  @Field(() => Int, { description: 'Contacts that the import made.' })
  created!: number;

  @Field(() => Int, { description: 'Contacts that the import changed.' })
  updated!: number;

  @Field(() => Int, { description: 'Contacts that taking back removed again.' })
  removed!: number;

  @Field(() => Int, { description: 'Contacts that taking back gave their earlier values.' })
  restored!: number;

  @Field(() => Int, { description: 'Contacts that taking back left alone, because somebody has changed or used them since.' })
  kept!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A file of contacts among the others.' })
export class ContactImportSummary {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When the file was uploaded (`POST /api/contact-imports`).' })
  createdAt!: Date;

  @Field(() => String, { description: 'As it was called where it came from.' })
  fileName!: string;

  @Field(() => ImportStateEnum, { description: 'How far it has come. The work goes on by itself; ask again to see it.' })
  state!: ImportState;

  @Field(() => Int, { description: 'Rows below the line of titles, at most 50,000.' })
  rows!: number;
}

@ObjectType('ContactImport', { simpleResolvers: true, description: 'A file of contacts, and how far it has come.' })
export class ContactImportType extends ContactImportSummary {
  @Field(() => [String], { description: 'The titles of its columns, at most 60.' })
  columns!: string[];

  @Field(() => [ImportFieldEnum], { description: 'What each column is, in the order of `columns`; a guess until `mapContactImport` says it.' })
  mapping!: ImportField[];

  @Field(() => ContactImportCounts, { description: 'What the rows have turned out to be so far.' })
  counts!: ContactImportCounts;

  @Field(() => Int, { description: 'Rows that the present work has done.' })
  done!: number;

  @Field(() => Int, { description: 'Rows that the present work has to do.' })
  toDo!: number;

  @Field(() => [[String]], { description: 'The cells of the first three rows.' })
  sample!: string[][];
}

@ObjectType({ simpleResolvers: true, description: 'One row of a file.' })
export class ContactImportRowType {
  @Field(() => Int, { description: 'The line in the file; the titles are line 1.' })
  position!: number;

  @Field(() => [String], { description: 'In the order of the columns.' })
  cells!: string[];

  @Field(() => ImportVerdictEnum, { nullable: true, description: 'What the dry run found; null until it has looked at the row.' })
  verdict!: ImportVerdict | null;

  @Field(() => String, { nullable: true, description: 'Why it cannot be imported, or was not taken back; null: nothing is wrong.' })
  problem!: string | null;

  @Field(() => ImportOutcomeEnum, { nullable: true, description: 'What the import did; null until it has, and for a row that it left out.' })
  outcome!: ImportOutcome | null;

  @Field(() => ImportUndoneEnum, { nullable: true, description: 'What taking back did; null unless it was.' })
  undone!: ImportUndone | null;

  @Field(() => ID, { nullable: true, description: 'The contact that the import made or changed; null when there is none. It may be deleted by now.' })
  contactId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the rows of a file.' })
export class ContactImportRows {
  @Field(() => [ContactImportRowType], { description: 'At most 50, in the order of the file.' })
  rows!: ContactImportRowType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
